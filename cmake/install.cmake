# cmake --install: the program, the rooms as C++ libraries, and the C interface.
#
#   bin/foxtray
#   include/foxtray.h        the C interface
#   include/foxtray/ROOM/    the rooms; included as in this tree, "game/game.h"
#   lib/libfoxtray_ROOM.a, lib/libfoxtray_c.a (.so with BUILD_SHARED_LIBS)
#   lib/cmake/foxtray/       find_package(foxtray): foxtray::foxtray, foxtray::ROOM, foxtray::c
#   lib/pkgconfig/foxtray.pc the C interface
#   share/doc/foxtray/       licence and pages, as in this tree
include(CMakePackageConfigHelpers)

get_property(rooms GLOBAL PROPERTY FOXTRAY_ROOMS)
list(TRANSFORM rooms PREPEND foxtray_ OUTPUT_VARIABLE libraries)

# All rooms at once.
add_library(foxtray_rooms INTERFACE)
add_library(foxtray::foxtray ALIAS foxtray_rooms)
set_target_properties(foxtray_rooms PROPERTIES EXPORT_NAME foxtray)
target_link_libraries(foxtray_rooms INTERFACE ${libraries})

# A program in C has to be told which C++ library it links with, and the one of mathematics.
set(runtime ${CMAKE_CXX_IMPLICIT_LINK_LIBRARIES})
list(FILTER runtime INCLUDE REGEX "^((std)?c\\+\\+|m)$")
list(REMOVE_DUPLICATES runtime)
target_link_libraries(foxtray_c INTERFACE $<INSTALL_INTERFACE:${runtime}>)

install(TARGETS ${libraries} foxtray_rooms foxtray_c EXPORT foxtray
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/ DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/foxtray
  FILES_MATCHING PATTERN "*.h")
install(FILES ${PROJECT_SOURCE_DIR}/apps/c/foxtray.h DESTINATION ${CMAKE_INSTALL_INCLUDEDIR})
install(FILES LICENSE README.md ARCHITECTURE.md CONTRIBUTING.md CHANGELOG.md
  DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR})
if(TARGET foxtray_cli)
  # Whoever has built the program can install.
  add_dependencies(foxtray_cli ${libraries} foxtray_c)
  file(RELATIVE_PATH to_libraries "/${CMAKE_INSTALL_BINDIR}" "/${CMAKE_INSTALL_LIBDIR}")
  set_target_properties(foxtray_cli PROPERTIES INSTALL_RPATH "$ORIGIN/${to_libraries}")
  install(TARGETS foxtray_cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()

# What 0.x promises, it promises until 0.x+1.
if(PROJECT_VERSION_MAJOR EQUAL 0)
  set(compatible SameMinorVersion)
else()
  set(compatible SameMajorVersion)
endif()
set(package ${CMAKE_INSTALL_LIBDIR}/cmake/foxtray)
configure_package_config_file(cmake/foxtray-config.cmake.in foxtray-config.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(foxtray-config-version.cmake COMPATIBILITY ${compatible})
install(EXPORT foxtray NAMESPACE foxtray:: FILE foxtray-targets.cmake DESTINATION ${package})
install(FILES
  ${CMAKE_CURRENT_BINARY_DIR}/foxtray-config.cmake
  ${CMAKE_CURRENT_BINARY_DIR}/foxtray-config-version.cmake
  DESTINATION ${package})

# The rooms that the C interface stands on, the highest first, as a linker wants them.
set(FOXTRAY_PC_LIBS -lfoxtray_c)
foreach(room view coach host table roster wizard_players clever_players players record luck drawing catalog wizard clever game dice)
  string(APPEND FOXTRAY_PC_LIBS " -lfoxtray_${room}")
endforeach()
foreach(library IN LISTS runtime)
  string(APPEND FOXTRAY_PC_LIBS " -l${library}")
endforeach()
# The folder of foxtray.pc leads to the prefix, so that an installed tree can be moved.
file(RELATIVE_PATH FOXTRAY_PC_UP "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
string(REGEX REPLACE "/$" "" FOXTRAY_PC_UP "${FOXTRAY_PC_UP}")
configure_file(cmake/foxtray.pc.in foxtray.pc @ONLY)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/foxtray.pc
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
