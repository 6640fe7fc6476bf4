#include "Allocations.h"

// A program that links this counts its own allocations: it is for measuring and for tests, no library depends on it.
static uint64_t count;
static uint64_t bytes;

uint64_t allocations_count(void) { return count; }
uint64_t allocations_bytes(void) { return bytes; }

#ifdef __APPLE__
#include <stdarg.h>
#include <stddef.h>

// What the system's allocator calls, when set, after each of its operations.
typedef void(malloc_logger_t)(uint32_t type, uintptr_t zone, uintptr_t argument2, uintptr_t argument3,
                              uintptr_t result, uint32_t frames_to_skip);
extern malloc_logger_t *malloc_logger;

enum { is_allocation = 2, is_free = 4, has_zone = 8 };

static void log_operation(uint32_t type, uintptr_t zone, uintptr_t argument2, uintptr_t argument3, uintptr_t result,
                          uint32_t frames_to_skip) {
  if (!(type & is_allocation)) return;
  count += 1;
  bytes += (type & is_free) ? argument3 : argument2;
}

__attribute__((constructor)) static void start(void) { malloc_logger = log_operation; }
#else
#include <errno.h>
#include <stddef.h>

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
