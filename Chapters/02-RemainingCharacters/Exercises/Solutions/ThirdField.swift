@testable import RemainingCharacters
import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Stage
import World

extension ThirdField {
  enum Yours: FourWays {}
}

// MARK: Callback

extension ThirdField.Yours {
  typealias ShowRemaining = (Remaining) -> Void
  typealias EnableSave = (Bool) -> Void

  final class CallbackViewModel {
    private var contact = ThirdField.CityContact()

    func changeName(to name: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
      contact.name = name
      show(CharacterLimit.name.remaining(after: name))
      enableSave(contact.canBeSaved)
    }

    func changeAddress(to address: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
      contact.address = address
      show(CharacterLimit.address.remaining(after: address))
      enableSave(contact.canBeSaved)
    }
    #if SOLVED

    func changeCity(to city: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
      contact.city = city
      show(CharacterLimit.city.remaining(after: city))
      enableSave(contact.canBeSaved)
    }
    #endif
  }

  final class Callback: Wiring {
    private let screen: ThirdField.CityScreen
    private let viewModel = CallbackViewModel()

    init(_ screen: ThirdField.CityScreen, _ world: World) {
      self.screen = screen
      nameChanged()
      addressChanged()
      screen.name.addTarget(self, action: Callback.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Callback.addressChanged, for: .editingChanged)
      #if SOLVED
      cityChanged()
      screen.city.addTarget(self, action: Callback.cityChanged, for: .editingChanged)
      #endif
    }

    private func nameChanged() {
      viewModel.changeName(to: screen.name.text ?? "", screen.nameRemaining.show, enableSave)
    }

    private func addressChanged() {
      viewModel.changeAddress(to: screen.address.text ?? "", screen.addressRemaining.show, enableSave)
    }
    #if SOLVED

    private func cityChanged() {
      viewModel.changeCity(to: screen.city.text ?? "", screen.cityRemaining.show, enableSave)
    }
    #endif

    private func enableSave(_ isEnabled: Bool) {
      screen.save.isEnabled = isEnabled
    }
  }
}

// MARK: Delegate

extension ThirdField.Yours {
  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: DelegateViewModel, didChangeNameRemaining remaining: Remaining)
    func viewModel(_ viewModel: DelegateViewModel, didChangeAddressRemaining remaining: Remaining)
    #if SOLVED
    func viewModel(_ viewModel: DelegateViewModel, didChangeCityRemaining remaining: Remaining)
    #endif
    func viewModel(_ viewModel: DelegateViewModel, didChangeCanBeSaved canBeSaved: Bool)
  }

  final class DelegateViewModel {
    private var contact = ThirdField.CityContact()
    weak var delegate: (any ViewModelDelegate)?

    func load() {
      changeName(to: contact.name)
      changeAddress(to: contact.address)
      #if SOLVED
      changeCity(to: contact.city)
      #endif
    }

    func changeName(to name: String) {
      contact.name = name
      delegate?.viewModel(self, didChangeNameRemaining: CharacterLimit.name.remaining(after: name))
      delegate?.viewModel(self, didChangeCanBeSaved: contact.canBeSaved)
    }

    func changeAddress(to address: String) {
      contact.address = address
      delegate?.viewModel(self, didChangeAddressRemaining: CharacterLimit.address.remaining(after: address))
      delegate?.viewModel(self, didChangeCanBeSaved: contact.canBeSaved)
    }
    #if SOLVED

    func changeCity(to city: String) {
      contact.city = city
      delegate?.viewModel(self, didChangeCityRemaining: CharacterLimit.city.remaining(after: city))
      delegate?.viewModel(self, didChangeCanBeSaved: contact.canBeSaved)
    }
    #endif
  }

  final class Delegate: Wiring, ViewModelDelegate, TextFieldDelegate {
    private let screen: ThirdField.CityScreen
    private let viewModel = DelegateViewModel()

    init(_ screen: ThirdField.CityScreen, _ world: World) {
      self.screen = screen
      viewModel.delegate = self
      viewModel.load()
      screen.name.delegate = self
      screen.address.delegate = self
      #if SOLVED
      screen.city.delegate = self
      #endif
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.name {
        viewModel.changeName(to: text)
      } else if textField === screen.address {
        viewModel.changeAddress(to: text)
      }
      #if SOLVED
      if textField === screen.city { viewModel.changeCity(to: text) }
      #endif
    }

    func viewModel(_ viewModel: DelegateViewModel, didChangeNameRemaining remaining: Remaining) {
      screen.nameRemaining.show(remaining)
    }

    func viewModel(_ viewModel: DelegateViewModel, didChangeAddressRemaining remaining: Remaining) {
      screen.addressRemaining.show(remaining)
    }
    #if SOLVED

    func viewModel(_ viewModel: DelegateViewModel, didChangeCityRemaining remaining: Remaining) {
      screen.cityRemaining.show(remaining)
    }
    #endif

    func viewModel(_ viewModel: DelegateViewModel, didChangeCanBeSaved canBeSaved: Bool) {
      screen.save.isEnabled = canBeSaved
    }
  }
}

// MARK: Observer

extension ThirdField.Yours {
  final class ObserverViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed var name = ""
    @Observed var address = ""

    var nameRemaining: Remaining { CharacterLimit.name.remaining(after: name) }
    var addressRemaining: Remaining { CharacterLimit.address.remaining(after: address) }
    #if SOLVED
    @Observed var city = ""
    var cityRemaining: Remaining { CharacterLimit.city.remaining(after: city) }
    var canBeSaved: Bool { ThirdField.CityContact(name: name, address: address, city: city).canBeSaved }
    #else
    var canBeSaved: Bool { ThirdField.CityContact(name: name, address: address).canBeSaved }
    #endif
  }

  final class Observer: Wiring {
    private let screen: ThirdField.CityScreen
    private let viewModel = ObserverViewModel()
    private var observations: [KeyValueObservation] = []

    init(_ screen: ThirdField.CityScreen, _ world: World) {
      self.screen = screen
      observations = [
        viewModel.observe(\.nameRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.nameRemaining.show(viewModel.nameRemaining)
        },
        viewModel.observe(\.addressRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.addressRemaining.show(viewModel.addressRemaining)
        },
        viewModel.observe(\.canBeSaved, options: .initial) { [weak self] viewModel, _ in
          self?.screen.save.isEnabled = viewModel.canBeSaved
        },
      ]
      screen.name.addTarget(self, action: Observer.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Observer.addressChanged, for: .editingChanged)
      #if SOLVED
      observations.append(
        viewModel.observe(\.cityRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.cityRemaining.show(viewModel.cityRemaining)
        })
      screen.city.addTarget(self, action: Observer.cityChanged, for: .editingChanged)
      #endif
    }

    private func nameChanged() {
      viewModel.name = screen.name.text ?? ""
    }

    private func addressChanged() {
      viewModel.address = screen.address.text ?? ""
    }
    #if SOLVED

    private func cityChanged() {
      viewModel.city = screen.city.text ?? ""
    }
    #endif
  }
}

// MARK: Rx

extension ThirdField.Yours {
  final class RxViewModel {
    let nameRemaining: Driver<Remaining>
    let addressRemaining: Driver<Remaining>
    #if SOLVED
    let cityRemaining: Driver<Remaining>
    #endif
    let canBeSaved: Driver<Bool>

    #if SOLVED
    init(name: Driver<String>, address: Driver<String>, city: Driver<String>) {
      nameRemaining = name.map { CharacterLimit.name.remaining(after: $0) }
      addressRemaining = address.map { CharacterLimit.address.remaining(after: $0) }
      cityRemaining = city.map { CharacterLimit.city.remaining(after: $0) }
      canBeSaved = Driver.combineLatest(name, address, city) {
        ThirdField.CityContact(name: $0, address: $1, city: $2).canBeSaved
      }
    }
    #else
    init(name: Driver<String>, address: Driver<String>) {
      nameRemaining = name.map { CharacterLimit.name.remaining(after: $0) }
      addressRemaining = address.map { CharacterLimit.address.remaining(after: $0) }
      canBeSaved = Driver.combineLatest(name, address) { ThirdField.CityContact(name: $0, address: $1).canBeSaved }
    }
    #endif
  }

  final class Rx: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: ThirdField.CityScreen, _ world: World) {
      let (name, address) = (screen.name.rx.text.orEmpty.asDriver(), screen.address.rx.text.orEmpty.asDriver())
      #if SOLVED
      let viewModel = RxViewModel(name: name, address: address, city: screen.city.rx.text.orEmpty.asDriver())
      viewModel.cityRemaining.drive(screen.cityRemaining.rx.remaining).disposed(by: disposeBag)
      #else
      let viewModel = RxViewModel(name: name, address: address)
      #endif
      viewModel.nameRemaining.drive(screen.nameRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.addressRemaining.drive(screen.addressRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.canBeSaved.drive(screen.save.rx.isEnabled).disposed(by: disposeBag)
    }
  }
}
