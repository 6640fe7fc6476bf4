import Pictures

extension StaticResource {
  static let pageStyle = StaticResource(colors, PackageResources.pages_css, pictures)
  static let slideStyle = StaticResource(PackageResources.slides_css)
  static let slideKeys = StaticResource(PackageResources.slides_js)
}
