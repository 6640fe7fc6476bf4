#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

#include <stdint.h>

/// How often the process has allocated from its heap. Counted on each thread without a lock: exact for one thread.
uint64_t allocations_count(void);

/// How many bytes were asked for in these allocations.
uint64_t allocations_bytes(void);

#endif
