import Calls
import Testing

@Test func a() {}
