#include "ProcessMetrics.h"

// A program that links this counts its own allocations, those of each thread by themselves.

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SANITIZER 1
#endif
#endif

#ifdef HAS_SANITIZER
// A sanitizer has an allocator of its own, which must not be replaced.
bool allocations_are_counted(void) { return false; }
uint64_t allocations_count(void) { return 0; }
uint64_t allocations_bytes(void) { return 0; }
#elif defined(__APPLE__)
#include <pthread.h>
#include <stddef.h>

// Keys, because a thread-local variable would be allocated at its first use: inside an allocation.
static pthread_key_t count_key;
static pthread_key_t bytes_key;

uint64_t allocations_count(void) { return (uintptr_t)pthread_getspecific(count_key); }
uint64_t allocations_bytes(void) { return (uintptr_t)pthread_getspecific(bytes_key); }

static void add(pthread_key_t key, uintptr_t summand) {
  pthread_setspecific(key, (void *)((uintptr_t)pthread_getspecific(key) + summand));
}

// The hook that the system's allocator calls, when set, after each of its operations.
typedef void(malloc_logger_t)(uint32_t type, uintptr_t zone, uintptr_t argument2, uintptr_t argument3,
                              uintptr_t result, uint32_t frames_to_skip);
// Weak: where a system has no such hook, nothing is counted.
extern malloc_logger_t *malloc_logger __attribute__((weak_import));

bool allocations_are_counted(void) { return &malloc_logger != NULL; }

enum { is_allocation = 2, is_free = 4 };

static void log_operation(uint32_t type, uintptr_t zone, uintptr_t argument2, uintptr_t argument3, uintptr_t result,
                          uint32_t frames_to_skip) {
  if (!(type & is_allocation)) return;
  add(count_key, 1);
  add(bytes_key, (type & is_free) ? argument3 : argument2);
}

__attribute__((constructor)) static void start(void) {
  pthread_key_create(&count_key, NULL);
  pthread_key_create(&bytes_key, NULL);
  if (allocations_are_counted()) malloc_logger = log_operation;
}
#else
#include <errno.h>
#include <stddef.h>

static _Thread_local uint64_t count;
static _Thread_local uint64_t bytes;

bool allocations_are_counted(void) { return true; }
uint64_t allocations_count(void) { return count; }
uint64_t allocations_bytes(void) { return bytes; }

// The allocator itself: a program's own definition of `malloc` comes before that of the C library.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void note(size_t size) {
  count += 1;
  bytes += size;
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
  note(size);
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **result, size_t alignment, size_t size) {
  void *memory = memalign(alignment, size);
  if (memory == NULL) return ENOMEM;
  *result = memory;
  return 0;
}
#endif
