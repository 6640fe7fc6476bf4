import Foundation

/// Something that makes values from data.
public protocol DataDecoder {
  /// Makes a value of `type` from `data`, or throws if that is not what is in it.
  func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item
}

extension JSONDecoder: DataDecoder {}
extension PropertyListDecoder: DataDecoder {}

extension ObservableType where Element == Data {
  /// Each element, decoded.
  ///
  /// - Parameters:
  ///   - type: what to make of the data.
  ///   - decoder: makes it.
  /// - Errors: one that `decoder` throws ends the result, and the subscription to the source.
  ///
  ///     source                                              1 2 x |
  ///     decode(type: Int.self, decoder: JSONDecoder())      1 2 #
  @inlinable
  public func decode<Item: Decodable, Decoder: DataDecoder>(
    type: Item.Type, decoder: Decoder
  ) -> Observable<Item> {
    map { data in try decoder.decode(type, from: data) }
  }
}
