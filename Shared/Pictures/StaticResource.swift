/// A file that the program carries along.
package struct StaticResource {
  /// The characters of the file.
  package let text: String

  /// The files of these bytes, in UTF-8, one behind the other.
  package init(_ files: [UInt8]...) {
    text = String(decoding: files.joined(), as: UTF8.self)
  }

  /// The style of pictures, with its colours in ``colors``.
  package static let pictures = PackageResources.pictures_css

  /// The colours of pages and pictures.
  package static let colors = PackageResources.colors_css
}
