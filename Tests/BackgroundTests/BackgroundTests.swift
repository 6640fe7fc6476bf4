import Stage
import Testing

@testable import Background

@Suite("14 Background")
struct BackgroundTests {
}
