# One room = one folder = one target = one namespace.

add_library(foxtray_flags INTERFACE)
target_compile_options(foxtray_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wcast-qual
  $<$<COMPILE_LANGUAGE:CXX>:-Wnon-virtual-dtor>
  $<$<COMPILE_LANGUAGE:CXX>:-Wold-style-cast>
  $<$<COMPILE_LANGUAGE:CXX>:-Woverloaded-virtual>)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlaps in std::string's own copies where there are none (its bug 105651).
  target_compile_options(foxtray_flags INTERFACE $<$<COMPILE_LANGUAGE:CXX>:-Wno-restrict>)
endif()
if(FOXTRAY_WERROR)
  target_compile_options(foxtray_flags INTERFACE -Werror)
endif()
if(FOXTRAY_SANITIZE)
  target_compile_options(foxtray_flags INTERFACE
    -fsanitize=${FOXTRAY_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  target_link_options(foxtray_flags INTERFACE -fsanitize=${FOXTRAY_SANITIZE})
endif()

# foxtray_library(NAME SOURCE...): one that is installed; static, or shared with BUILD_SHARED_LIBS.
function(foxtray_library name)
  add_library(${name} ${ARGN})
  # Libraries of 0.x fit programs of the same x. Installed they lie side by side.
  set_target_properties(${name} PROPERTIES
    VERSION ${PROJECT_VERSION}
    SOVERSION ${PROJECT_VERSION_MAJOR}.${PROJECT_VERSION_MINOR}
    INSTALL_RPATH "$ORIGIN"
    DEFINE_SYMBOL "")
endfunction()

# foxtray_room(dice SOURCES dice.cpp ... NEEDS game ...)
function(foxtray_room name)
  cmake_parse_arguments(ROOM "" "" "SOURCES;NEEDS" ${ARGN})
  foxtray_library(foxtray_${name} ${ROOM_SOURCES})
  add_library(foxtray::${name} ALIAS foxtray_${name})
  set_target_properties(foxtray_${name} PROPERTIES EXPORT_NAME ${name})
  target_include_directories(foxtray_${name} PUBLIC
    $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/src>
    $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/foxtray>)
  target_compile_features(foxtray_${name} PUBLIC cxx_std_20)
  target_link_libraries(foxtray_${name} PRIVATE $<BUILD_INTERFACE:foxtray_flags>)
  foreach(need IN LISTS ROOM_NEEDS)
    target_link_libraries(foxtray_${name} PUBLIC foxtray_${need})
  endforeach()
  # All machines shall choose the same moves.
  if(name MATCHES "players$")
    target_compile_options(foxtray_${name} PRIVATE -ffp-contract=off)
  endif()
  # A module for browsers is downloaded: only those who think need to be fast.
  if(CMAKE_SYSTEM_NAME STREQUAL "WASI"
      AND NOT name MATCHES "^(dice|luck|game|clever|wizard|.*players)$")
    target_compile_options(foxtray_${name} PRIVATE -Oz)
  endif()
  set_property(GLOBAL APPEND PROPERTY FOXTRAY_ROOMS ${name})
endfunction()
