# Puts the files of a folder into the program, plain and compressed.
#
#   foxtray_embed(LIBRARY FUNCTION name FOLDER folder)
#
# makes a library with the function std::span<const File> foxtray::server::name(), which has all
# files below the folder, ascending by path (see apps/server/site.h). FOLDER may be empty.
#
# The same file is the script that does it while building, called with cmake -P and the variables
# FOLDER, FUNCTION and OUT.

if(NOT CMAKE_SCRIPT_MODE_FILE)
  set(FOXTRAY_EMBED_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

  function(foxtray_embed library)
    cmake_parse_arguments(EMBED "" "FUNCTION;FOLDER" "" ${ARGN})
    set(files "")
    if(EMBED_FOLDER)
      if(NOT IS_DIRECTORY ${EMBED_FOLDER})
        message(FATAL_ERROR "There is no folder ${EMBED_FOLDER} to put into the program.")
      endif()
      find_program(BROTLI brotli REQUIRED)
      find_program(GZIP gzip REQUIRED)
      file(GLOB_RECURSE files CONFIGURE_DEPENDS ${EMBED_FOLDER}/*)
    endif()
    set(out ${CMAKE_CURRENT_BINARY_DIR}/${library})
    # The list of names: a file that is gone is noticed too.
    file(GENERATE OUTPUT ${out}.list CONTENT "${files}")
    add_custom_command(OUTPUT ${out}.cpp
      COMMAND ${CMAKE_COMMAND} -DFOLDER=${EMBED_FOLDER} -DFUNCTION=${EMBED_FUNCTION} -DOUT=${out}
        -DBROTLI=${BROTLI} -DGZIP=${GZIP} -P ${FOXTRAY_EMBED_SCRIPT}
      DEPENDS ${files} ${out}.list ${FOXTRAY_EMBED_SCRIPT}
      COMMENT "Compressing the files for ${library}"
      VERBATIM)
    add_library(${library} STATIC ${out}.cpp)
    target_include_directories(${library} PUBLIC ${PROJECT_SOURCE_DIR}/apps)
    target_compile_features(${library} PUBLIC cxx_std_20)
    target_link_libraries(${library} PRIVATE foxtray_flags)
  endfunction()
  return()
endif()

# compress(RESULT FILE COPY COMMAND...): makes the compressed copy, unless it is there from an
# earlier time. RESULT is the copy, or empty if it is not clearly smaller than the file.
function(compress result file copy)
  if(NOT EXISTS ${copy})
    execute_process(COMMAND ${ARGN} INPUT_FILE ${file} OUTPUT_FILE ${copy}.part
      COMMAND_ERROR_IS_FATAL ANY)
    file(RENAME ${copy}.part ${copy})
  endif()
  file(SIZE ${file} before)
  file(SIZE ${copy} after)
  math(EXPR worth "${before} * 95 / 100")
  if(after LESS worth)
    set(${result} ${copy} PARENT_SCOPE)
  else()
    set(${result} "" PARENT_SCOPE)
  endif()
endfunction()

# take(SYMBOL FILE): the bytes of a file under a name; VIEW is how C++ calls them.
macro(take symbol file)
  if("${file}" STREQUAL "")
    set(VIEW "{}")
  else()
    file(SIZE ${file} size)
    string(APPEND bytes "asm(\".section .rodata\\n${symbol}:\\n.incbin \\\"${file}\\\"\\n.previous\\n\");\n"
      "extern \"C\" const char ${symbol}[];\n")
    set(VIEW "{${symbol}, ${size}}")
  endif()
endmacro()

set(bytes "")
set(rows "")
set(number 0)
set(files "")
if(FOLDER)
  file(GLOB_RECURSE files RELATIVE ${FOLDER} ${FOLDER}/*)
  # Source maps and hidden files are for whoever builds the page.
  list(FILTER files EXCLUDE REGEX "(\\.map$|(^|/)\\.)")
  list(SORT files COMPARE STRING CASE SENSITIVE)
endif()
file(MAKE_DIRECTORY ${OUT}.files)
foreach(file IN LISTS files)
  file(SHA256 ${FOLDER}/${file} hash)
  string(SUBSTRING ${hash} 0 20 hash)
  # A name of its own for each content, so that the assembler never sees a file that changes.
  set(copy ${OUT}.files/${hash})
  configure_file(${FOLDER}/${file} ${copy} COPYONLY)
  compress(gzip ${copy} ${copy}.gz ${GZIP} --best --no-name --stdout)
  compress(brotli ${copy} ${copy}.br ${BROTLI} --best --stdout)
  set(symbol foxtray_${FUNCTION}_${number})
  take(${symbol} ${copy})
  set(row "    {\"/${file}\", \"${hash}\", ${VIEW}")
  take(${symbol}_gzip "${gzip}")
  string(APPEND row ", ${VIEW}")
  take(${symbol}_brotli "${brotli}")
  string(APPEND rows "${row}, ${VIEW}},\n")
  math(EXPR number "${number} + 1")
endforeach()

if(number EQUAL 0)
  set(table "")
  set(answer "{}")
else()
  set(table "namespace {\n\nconstexpr File kFiles[] = {\n${rows}};\n\n}  // namespace\n\n")
  set(answer "kFiles")
endif()
file(WRITE ${OUT}.cpp "// Made by cmake/embed.cmake.
#include <span>

#include \"server/site.h\"

${bytes}
namespace foxtray::server {

std::span<const File> ${FUNCTION}();

${table}std::span<const File> ${FUNCTION}() { return ${answer}; }

}  // namespace foxtray::server
")
