import Controls
import Models
import Stage
import Workshop

/// A third field, which must be filled as well, in all four ways.
enum ThirdField: Exercise {
  /// Name, address and city, the number of remaining characters of each, and a button to save them.
  final class CityScreen: Screen {
    let name = TextField("name", placeholder: "up to 10")
    let nameRemaining = Label("name-remaining")
    let address = TextField("address", placeholder: "up to 50")
    let addressRemaining = Label("address-remaining")
    let city = TextField("city", placeholder: "up to 20")
    let cityRemaining = Label("city-remaining")
    let save = Button("save", title: "Save")

    override var rows: [[View]] {
      [[name], [nameRemaining], [address], [addressRemaining], [city], [cityRemaining], [save]]
    }

    /// The typed contact.
    var contact: CityContact {
      CityContact(name: name.text ?? "", address: address.text ?? "", city: city.text ?? "")
    }
  }

  /// A contact with a city, and the rule for saving it.
  struct CityContact {
    var name = ""
    var address = ""
    var city = ""

    /// True if all three are within their limits and none is empty.
    var canBeSaved: Bool {
      Contact(name: name, address: address).canBeSaved && CharacterLimit.city.accepts(city)
    }
  }

  enum Place: Scene {
    static let title = "three fields and a button"

    static func makeScreen() -> CityScreen { CityScreen() }

    static let alphabet: [Input] = [
      .type("name", text: "A"), .clear("name"), .type("address", text: "B"), .type("city", text: "C"),
      .paste("city", text: String(repeating: "x", count: 20)), .clear("city"), .tap("save"),
    ]
    static let invariants = [
      Invariant<CityScreen>("Save can be tapped if, and only if, the contact can be saved") { screen in
        screen.save.isEnabled == screen.contact.canBeSaved
      }
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  final class Reference: PlainWay<CityScreen> {
    override func wire() {
      for field in [screen.name, screen.address, screen.city] {
        field.addTarget(self, action: Reference.show, for: .editingChanged)
      }
      show()
    }

    private func show() {
      let contact = screen.contact
      screen.nameRemaining.show(CharacterLimit.name.remaining(after: contact.name))
      screen.addressRemaining.show(CharacterLimit.address.remaining(after: contact.address))
      screen.cityRemaining.show(CharacterLimit.city.remaining(after: contact.city))
      screen.save.isEnabled = contact.canBeSaved
    }
  }
}

extension CharacterLimit {
  /// The limit of the third field: 20 characters.
  static let city = CharacterLimit(20)
}
