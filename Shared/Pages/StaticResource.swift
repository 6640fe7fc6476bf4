/// A file that the program carries along.
struct StaticResource {
  let text: String

  private init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// The style of a picture that stands alone.
  static let pictureStyle = StaticResource(PackageResources.colors_css + PackageResources.pictures_css)
  static let pageStyle = StaticResource(
    PackageResources.colors_css + PackageResources.pages_css + PackageResources.pictures_css)
  static let slideStyle = StaticResource(PackageResources.slides_css)
  static let slideKeys = StaticResource(PackageResources.slides_js)
}
