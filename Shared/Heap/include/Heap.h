#ifndef HEAP_H
#define HEAP_H

#include <stddef.h>

/// Bytes that the process has allocated from its heap and not freed.
size_t heap_bytes_in_use(void);

#endif
