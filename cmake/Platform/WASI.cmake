# Nothing is special about the platform; CMake only wants to know it.
set(WASI 1)
