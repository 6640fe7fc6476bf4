#ifndef PROFILE_RUNTIME_H
#define PROFILE_RUNTIME_H

#include <stddef.h>

/// The bytes that the counters take as a raw profile; 0 in a build that counts nothing
/// (one without `--enable-code-coverage`).
size_t profile_size(void);

/// Sets all counters to zero.
void profile_reset(void);

/// Writes the counters as a raw profile, as `llvm-profdata` reads it, into a buffer of `profile_size()` bytes.
///
/// Returns 0 if that went well.
int profile_write(char *buffer);

#endif
