@testable import RemainingCharacters
import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Stage
import World

extension ThirdField {
  enum Yours: FourWays {
    typealias Callback = CallbackWay.Controller
    typealias Delegate = DelegateWay.Controller
    typealias Observer = ObserverWay.Controller
    typealias Rx = RxWay.Controller

    enum CallbackWay {}
    enum DelegateWay {}
    enum ObserverWay {}
    enum RxWay {}
  }
}

extension ThirdField.Yours.CallbackWay {
  // MARK: Contract

  typealias ShowRemaining = (Remaining) -> Void
  typealias EnableSave = (Bool) -> Void

  // MARK: View model

  final class ViewModel {
    #if SOLVED
    private var contact = ThirdField.CityContact()
    #else
    private var contact = Contact()
    #endif

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

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ThirdField.CityScreen
    private let viewModel = ViewModel()

    init(_ screen: ThirdField.CityScreen, _ world: World) {
      self.screen = screen
      nameChanged()
      addressChanged()
      #if SOLVED
      cityChanged()
      #endif
      screen.name.addTarget(self, action: Controller.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Controller.addressChanged, for: .editingChanged)
      #if SOLVED
      screen.city.addTarget(self, action: Controller.cityChanged, for: .editingChanged)
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

extension ThirdField.Yours.DelegateWay {
  // MARK: Contract

  protocol ContactView: AnyObject {
    func showName(_ remaining: Remaining)
    func showAddress(_ remaining: Remaining)
    #if SOLVED
    func showCity(_ remaining: Remaining)
    #endif
    func enableSave(_ isEnabled: Bool)
  }

  // MARK: View model

  final class ViewModel {
    #if SOLVED
    private var contact = ThirdField.CityContact()
    #else
    private var contact = Contact()
    #endif
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any ContactView)?

    func attachView(_ view: any ContactView) {
      self.view = view
      changeName(to: contact.name)
      changeAddress(to: contact.address)
      #if SOLVED
      changeCity(to: contact.city)
      #endif
    }

    func detachView() {
      view = nil
    }

    func changeName(to name: String) {
      contact.name = name
      view?.showName(CharacterLimit.name.remaining(after: name))
      view?.enableSave(contact.canBeSaved)
    }

    func changeAddress(to address: String) {
      contact.address = address
      view?.showAddress(CharacterLimit.address.remaining(after: address))
      view?.enableSave(contact.canBeSaved)
    }
    #if SOLVED

    func changeCity(to city: String) {
      contact.city = city
      view?.showCity(CharacterLimit.city.remaining(after: city))
      view?.enableSave(contact.canBeSaved)
    }
    #endif
  }

  // MARK: Controller

  final class Controller: Wiring, ContactView, TextFieldDelegate {
    private let screen: ThirdField.CityScreen
    private let viewModel = ViewModel()

    init(_ screen: ThirdField.CityScreen, _ world: World) {
      self.screen = screen
      viewModel.attachView(self)
      screen.name.delegate = self
      screen.address.delegate = self
      #if SOLVED
      screen.city.delegate = self
      #endif
    }

    isolated deinit {
      viewModel.detachView()
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      #if SOLVED
      if textField === screen.name {
        viewModel.changeName(to: text)
      } else if textField === screen.address {
        viewModel.changeAddress(to: text)
      } else {
        viewModel.changeCity(to: text)
      }
      #else
      if textField === screen.name {
        viewModel.changeName(to: text)
      } else {
        viewModel.changeAddress(to: text)
      }
      #endif
    }

    func showName(_ remaining: Remaining) {
      screen.nameRemaining.show(remaining)
    }

    func showAddress(_ remaining: Remaining) {
      screen.addressRemaining.show(remaining)
    }
    #if SOLVED

    func showCity(_ remaining: Remaining) {
      screen.cityRemaining.show(remaining)
    }
    #endif

    func enableSave(_ isEnabled: Bool) {
      screen.save.isEnabled = isEnabled
    }
  }
}

extension ThirdField.Yours.ObserverWay {
  // MARK: Contract

  protocol ContactObservable: KeyValueObservable {
    var nameRemaining: Remaining { get }
    var addressRemaining: Remaining { get }
    #if SOLVED
    var cityRemaining: Remaining { get }
    #endif
    var canBeSaved: Bool { get }
  }

  // MARK: View model

  final class ViewModel: ContactObservable {
    nonisolated let observers = ObserverStore()
    @Observed var name = ""
    @Observed var address = ""
    #if SOLVED
    @Observed var city = ""
    #endif

    var nameRemaining: Remaining { CharacterLimit.name.remaining(after: name) }
    var addressRemaining: Remaining { CharacterLimit.address.remaining(after: address) }
    #if SOLVED
    var cityRemaining: Remaining { CharacterLimit.city.remaining(after: city) }
    var canBeSaved: Bool { ThirdField.CityContact(name: name, address: address, city: city).canBeSaved }
    #else
    var canBeSaved: Bool { Contact(name: name, address: address).canBeSaved }
    #endif
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ThirdField.CityScreen
    private let viewModel = ViewModel()
    private var observations: [KeyValueObservation] = []

    init(_ screen: ThirdField.CityScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      observations = [
        viewModel.observe(\.nameRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.nameRemaining.show(viewModel.nameRemaining)
        },
        viewModel.observe(\.addressRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.addressRemaining.show(viewModel.addressRemaining)
        },
        viewModel.observe(\.cityRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.cityRemaining.show(viewModel.cityRemaining)
        },
        viewModel.observe(\.canBeSaved, options: .initial) { [weak self] viewModel, _ in
          self?.screen.save.isEnabled = viewModel.canBeSaved
        },
      ]
      #else
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
      #endif
      screen.name.addTarget(self, action: Controller.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Controller.addressChanged, for: .editingChanged)
      #if SOLVED
      screen.city.addTarget(self, action: Controller.cityChanged, for: .editingChanged)
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

extension ThirdField.Yours.RxWay {
  // MARK: Contract

  struct Input {
    let name: Driver<String>
    let address: Driver<String>
    #if SOLVED
    let city: Driver<String>
    #endif
  }

  protocol Output {
    var nameRemaining: Driver<Remaining> { get }
    var addressRemaining: Driver<Remaining> { get }
    #if SOLVED
    var cityRemaining: Driver<Remaining> { get }
    #endif
    var canBeSaved: Driver<Bool> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    let nameRemaining: Driver<Remaining>
    let addressRemaining: Driver<Remaining>
    #if SOLVED
    let cityRemaining: Driver<Remaining>
    #endif
    let canBeSaved: Driver<Bool>

    init(input: Input) {
      nameRemaining = input.name.map { CharacterLimit.name.remaining(after: $0) }
      addressRemaining = input.address.map { CharacterLimit.address.remaining(after: $0) }
      #if SOLVED
      cityRemaining = input.city.map { CharacterLimit.city.remaining(after: $0) }
      canBeSaved = Driver.combineLatest(input.name, input.address, input.city) {
        ThirdField.CityContact(name: $0, address: $1, city: $2).canBeSaved
      }
      #else
      canBeSaved = Driver.combineLatest(input.name, input.address) { Contact(name: $0, address: $1).canBeSaved }
      #endif
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: ThirdField.CityScreen, _ world: World) {
      #if SOLVED
      let viewModel = ViewModel(
        input: Input(
          name: screen.name.rx.text.orEmpty.asDriver(),
          address: screen.address.rx.text.orEmpty.asDriver(),
          city: screen.city.rx.text.orEmpty.asDriver()))
      #else
      let viewModel = ViewModel(
        input: Input(
          name: screen.name.rx.text.orEmpty.asDriver(),
          address: screen.address.rx.text.orEmpty.asDriver()))
      #endif
      viewModel.nameRemaining.drive(screen.nameRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.addressRemaining.drive(screen.addressRemaining.rx.remaining).disposed(by: disposeBag)
      #if SOLVED
      viewModel.cityRemaining.drive(screen.cityRemaining.rx.remaining).disposed(by: disposeBag)
      #endif
      viewModel.canBeSaved.drive(screen.save.rx.isEnabled).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: Label {
  fileprivate var remaining: Binder<Remaining> {
    Binder(base) { label, remaining in label.show(remaining) }
  }
}
