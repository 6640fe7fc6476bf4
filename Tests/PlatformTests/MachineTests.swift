import Foundation
import Platform
import Testing

@Suite("The machine and its terminals")
struct MachineTests {
  @Test func `a machine is described by its processors and its system`() throws {
    let match = try #require(Machine.description.wholeMatch(of: /(\d+) × (.+), (Linux|macOS)/))
    #expect(Int(match.1) == ProcessInfo.processInfo.activeProcessorCount)
  }

  @Test("without the second key for suspending, Control-Y is read from a terminal in raw mode with signals")
  func delayedSuspension() throws {
    var (master, terminal): (Int32, Int32) = (-1, -1)
    try #require(openpty(&master, &terminal, nil, nil, nil) == 0)
    defer { [master, terminal].forEach { close($0) } }
    var mode = termios()
    tcgetattr(terminal, &mode)
    cfmakeraw(&mode)
    mode.c_lflag |= tcflag_t(ISIG | IEXTEN)
    mode.disableDelayedSuspension()
    #expect(tcsetattr(terminal, TCSANOW, &mode) == 0)
    var key: UInt8 = 0x19
    #expect(write(master, &key, 1) == 1)
    key = 0
    #expect(read(terminal, &key, 1) == 1)
    #expect(key == 0x19)
  }

  @Test func `EUC-JP is read, and invalid bytes are refused`() throws {
    // A small installation may have no table.
    guard let converter = EUCJPConverter() else { return }
    #expect(converter.text([0xC6, 0xFC, 0xCB, 0xDC]) == "日本")
    #expect(converter.text([0xFF]) == nil)
  }
}
