import Controls
import Models

/// A page to which a row leads: it shows only its title.
final class PageScreen: Screen {
  private let page: SettingsPage
  let text = Label("page")

  init(_ page: SettingsPage) {
    self.page = page
    super.init()
    text.text = "This is the page \(page.title)."
  }

  override var title: String? { page.title }
  override var rows: [[View]] { [[text]] }
}

/// The page on which a text size is chosen.
final class TextSizeScreen: Screen {
  let textSize = Label("text-size")
  let choices = TextSize.allCases.map { size in (size: size, button: Button(size.rawValue, title: size.name)) }

  init(_ size: TextSize) {
    super.init()
    textSize.text = "The text size is \(size.name)."
  }

  override var title: String? { SettingsPage.textSize(.medium).title }
  override var rows: [[View]] { [[textSize], choices.map(\.button)] }
}
