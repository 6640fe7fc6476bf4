#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted: not where a sanitizer allocates.
bool allocations_are_counted(void);

/// How often the calling thread has allocated from the heap.
uint64_t allocations_count(void);

/// How many bytes were asked for in these allocations.
uint64_t allocations_bytes(void);

#endif
