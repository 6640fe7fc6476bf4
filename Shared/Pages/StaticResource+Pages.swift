import Pictures

extension StaticResource {
  static let pageStyle = StaticResource(colors, PackageResources.pages_css, pictures)
  static let servedStyle = StaticResource(PackageResources.book_css)
  static let servedScript = StaticResource(PackageResources.book_js)
  static let marbleScript = StaticResource(PackageResources.marbles_js)
  static let slideStyle = StaticResource(PackageResources.slides_css)
  static let slideKeys = StaticResource(PackageResources.slides_js)
}
