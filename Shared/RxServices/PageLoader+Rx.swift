import Rx
import Services

/// A page loader has reactive members: `loader.rx.observe(\.isLoading)`.
extension PageLoader: @MainActor ReactiveCompatible {}
