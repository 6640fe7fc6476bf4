/// One full comparison: a screen, and the four ways that drive it.
@MainActor public protocol Step: Scene, FourWays {}
