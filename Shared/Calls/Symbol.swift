import Foundation
import Platform
import Runtime

/// The function at an address of this program, and the place in its source.
struct Symbol: Sendable {
  /// The demangled name, without modules.
  var name: String

  /// The name as it was read.
  var function: FunctionName

  /// The module in which it was declared; empty where the name does not show it.
  var module: String

  /// The place in the source; nil for code that the compiler made.
  var place: Account.Place?
}

extension Symbol {
  private static let cache = Cache()

  /// The functions at `addresses`, as far as the program has their symbols.
  ///
  /// - Parameter addresses: those to which calls return: the instruction before each is looked up.
  static func symbols(at addresses: some Sequence<UInt>) -> [UInt: Symbol] {
    cache.symbols(at: Set(addresses))
  }

  /// The symbols that have been looked up: an address means the same for as long as the program runs.
  private final class Cache: @unchecked Sendable {
    private let lock = NSLock()
    private var known: [UInt: Symbol?] = [:]
    private var functions: [String: FunctionName] = [:]

    func symbols(at addresses: Set<UInt>) -> [UInt: Symbol] {
      lock.withLock {
        let new = addresses.filter { known[$0] == nil }
        for address in new { known[address] = .some(nil) }
        // The module of the toolchain that symbolicates comes with macOS 26.
        if !new.isEmpty, #available(macOS 26, *) { lookUp(new.sorted()) }
        return addresses.reduce(into: [:]) { symbols, address in symbols[address] = known[address] ?? nil }
      }
    }

    @available(macOS 26, *)
    private static var options: Backtrace.SymbolicationOptions {
      // On Linux to look for a place takes a hundredth of a second: `BlockLines` has those of the chapters' code.
      LineTable.isReadable ? .useSymbolCache : [.showSourceLocations, .useSymbolCache]
    }

    /// The module at the beginning of a mangled name: `Rx` of `$s2Rx10MergeInner…`.
    private static func module(of name: String) -> String {
      let rest = name.drop { $0 != "s" }.dropFirst()
      let length = rest.prefix(while: \.isNumber)
      return String(rest[length.endIndex...].prefix(Int(length) ?? 0))
    }

    @available(macOS 26, *)
    private static let images = ImageMap.capture()

    @available(macOS 26, *)
    private func lookUp(_ addresses: [UInt]) {
      let backtrace = Backtrace(returningTo: addresses)?.symbolicated(with: Self.images, options: Self.options)
      for frame in backtrace?.frames ?? [] {
        guard let symbol = frame.symbol, let address = UInt(frame.captured.originalProgramCounter) else { continue }
        let function = functions[symbol.name] ?? FunctionName(demangled: symbol.name)
        functions[symbol.name] = function
        known[address] = Symbol(
          name: symbol.name, function: function, module: Self.module(of: symbol.rawName),
          place: symbol.place(at: address))
      }
    }
  }
}

@available(macOS 26, *)
extension Backtrace {
  /// A backtrace of frames that return to `addresses`, from its coded form; nil where that has another format.
  fileprivate init?(returningTo addresses: [UInt]) {
    // The compact form: a header for addresses of 64 bits, then for each frame "a return address of 8 bytes", absolute.
    var bytes: [UInt8] = [0x02]
    for address in addresses {
      bytes.append(0x2f)
      withUnsafeBytes(of: UInt64(address).bigEndian) { bytes += $0 }
    }
    guard let here = try? Backtrace.capture(limit: 1) else { return nil }
    let form = ["architecture": here.architecture, "backtrace": Data(bytes).base64EncodedString()]
    guard let data = try? JSONEncoder().encode(form) else { return nil }
    guard let backtrace = try? JSONDecoder().decode(Backtrace.self, from: data) else { return nil }
    self = backtrace
  }
}

@available(macOS 26, *)
extension UInt {
  fileprivate init?(_ address: Backtrace.Address) {
    guard let value = UInt64(address) else { return nil }
    self.init(value)
  }
}

@available(macOS 26, *)
extension SymbolicatedBacktrace.Symbol {
  /// The place in the source of the instruction before `address`; nil for code that the compiler made.
  fileprivate func place(at address: UInt) -> Account.Place? {
    if LineTable.isReadable { return BlockLines.place(of: address - 1) }
    return sourceLocation.flatMap { $0.line > 0 && $0.path.hasSuffix(".swift") ? Account.Place($0.path, $0.line) : nil }
  }
}
