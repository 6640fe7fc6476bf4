// KeyValueObserving
