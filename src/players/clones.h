// FOXTRAY_CLONES before a function: it is compiled once more for processors with AVX2, and the
// program picks the right one when it starts. The thread sanitizer is not ready so early.
#pragma once

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define FOXTRAY_THREAD_SANITIZER
#endif
#endif

#if defined(__x86_64__) && defined(__GNUC__) && defined(__linux__) && \
    !defined(FOXTRAY_THREAD_SANITIZER) && !defined(__SANITIZE_THREAD__)
#define FOXTRAY_CLONES __attribute__((target_clones("arch=x86-64-v3", "default")))
#else
#define FOXTRAY_CLONES
#endif
