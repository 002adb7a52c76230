// What the standard library would bring along with half of stdio: memory that runs out, and its own
// assertions, end the module with a trap.
#include <__verbose_abort>
#include <cstdlib>
#include <new>

void* operator new(std::size_t size) {
  void* memory = std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) __builtin_trap();
  return memory;
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t /*size*/) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t /*size*/) noexcept { std::free(memory); }

void std::__libcpp_verbose_abort(const char* /*format*/, ...) { __builtin_trap(); }
