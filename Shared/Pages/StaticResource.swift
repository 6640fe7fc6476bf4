/// A file that the program carries along.
struct StaticResource {
  let text: String

  private init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// How all pages look.
  static let pageStyle = StaticResource(PackageResources.pages_css)

  /// How slides look, over the style of the pages.
  static let slideStyle = StaticResource(PackageResources.slides_css)

  /// The keys of the slides.
  static let slideKeys = StaticResource(PackageResources.slides_js)
}
