#ifndef PROCESS_METRICS_H
#define PROCESS_METRICS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// True if allocations are counted; false where a sanitizer brings its own allocator.
bool allocations_are_counted(void);

/// The number of allocations that the calling thread has made on the heap.
uint64_t allocations_count(void);

/// The number of bytes that these allocations requested.
uint64_t allocations_bytes(void);

/// The number of bytes that the process has allocated on the heap and not freed.
size_t heap_bytes_in_use(void);

/// The functions that Swift's runtime calls with each thrown error; NULL for none.
struct thrown_error_observers {
  void *untyped;
  void *typed;
};

/// Replaces the observers, and returns the previous ones.
struct thrown_error_observers thrown_errors_observe(struct thrown_error_observers observers);

#endif
