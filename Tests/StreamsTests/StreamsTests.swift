import Stage
import Testing

@testable import Streams
