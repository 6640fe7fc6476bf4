import Controls

/// A small form: what most of these tests touch.
final class FormScreen: Screen {
  let name = TextField("name", placeholder: "up to 10")
  let city = TextField("city")
  let message = Label("message")
  let save = Button("save", title: "Save")

  override var rows: [[View]] { [[name, city], [message], [save]] }
}
