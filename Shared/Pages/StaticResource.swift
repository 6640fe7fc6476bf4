/// A file that the program carries along.
struct StaticResource {
  let text: String

  private init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
  }

  static let pageStyle = StaticResource(PackageResources.pages_css)
  static let slideStyle = StaticResource(PackageResources.slides_css)
  static let slideKeys = StaticResource(PackageResources.slides_js)
}
