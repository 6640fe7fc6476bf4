#include "ProcessMetrics.h"

#include <stdint.h>

// The compiler's profile runtime hides its symbols from dlsym(), and a build without coverage does not link it. These
// stand in for it there: they are weak, so the linker takes the runtime's own where it has them, on ELF and Mach-O alike.
#define STAND_IN __attribute__((weak))

STAND_IN uint64_t __llvm_profile_get_size_for_buffer(void) { return 0; }
STAND_IN void __llvm_profile_reset_counters(void) {}
STAND_IN int __llvm_profile_write_buffer(char *buffer) { return buffer ? -1 : 0; }

// Where the runtime writes when the program ends, unless LLVM_PROFILE_FILE says otherwise: else each run would leave a
// file default.profraw behind.
__attribute__((visibility("hidden"))) const char __llvm_profile_filename[] = "/dev/null";

size_t profile_size(void) { return (size_t)__llvm_profile_get_size_for_buffer(); }
void profile_reset(void) { __llvm_profile_reset_counters(); }
int profile_write(char *buffer) { return __llvm_profile_write_buffer(buffer); }
