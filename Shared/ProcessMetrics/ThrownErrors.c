// Sets the functions that Swift's runtime calls with each thrown error.
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <stdatomic.h>

#include "ProcessMetrics.h"

// The runtime's own names and types (`Error.h`): atomic pointers to functions.
static void *exchange(const char *name, void *observer) {
  _Atomic(void *) *place = dlsym(RTLD_DEFAULT, name);
  return place ? atomic_exchange(place, observer) : NULL;
}

struct thrown_error_observers thrown_errors_observe(struct thrown_error_observers observers) {
  struct thrown_error_observers earlier = {
    exchange("_swift_willThrow", observers.untyped), exchange("_swift_willThrowTypedImpl", observers.typed)};
  return earlier;
}
