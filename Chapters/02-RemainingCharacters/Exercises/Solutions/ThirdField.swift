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

    func changeCity(to city: String, _ show: ShowRemaining, _ enableSave: EnableSave) {
      contact.city = city
      show(CharacterLimit.city.remaining(after: city))
      enableSave(contact.canBeSaved)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ThirdField.CityScreen
    private let viewModel = ViewModel()

    init(_ screen: ThirdField.CityScreen, _ world: World) {
      self.screen = screen
      nameChanged()
      addressChanged()
      cityChanged()
      screen.name.addTarget(self, action: Controller.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Controller.addressChanged, for: .editingChanged)
      screen.city.addTarget(self, action: Controller.cityChanged, for: .editingChanged)
    }

    private func nameChanged() {
      viewModel.changeName(to: screen.name.text ?? "", screen.nameRemaining.show, enableSave)
    }

    private func addressChanged() {
      viewModel.changeAddress(to: screen.address.text ?? "", screen.addressRemaining.show, enableSave)
    }

    private func cityChanged() {
      viewModel.changeCity(to: screen.city.text ?? "", screen.cityRemaining.show, enableSave)
    }

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
    func showCity(_ remaining: Remaining)
    func enableSave(_ isEnabled: Bool)
  }

  // MARK: View model

  final class ViewModel {
    private var contact = ThirdField.CityContact()
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any ContactView)?

    func attachView(_ view: any ContactView) {
      self.view = view
      changeName(to: contact.name)
      changeAddress(to: contact.address)
      changeCity(to: contact.city)
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

    func changeCity(to city: String) {
      contact.city = city
      view?.showCity(CharacterLimit.city.remaining(after: city))
      view?.enableSave(contact.canBeSaved)
    }
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
      screen.city.delegate = self
    }

    isolated deinit {
      viewModel.detachView()
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.name {
        viewModel.changeName(to: text)
      } else if textField === screen.address {
        viewModel.changeAddress(to: text)
      } else {
        viewModel.changeCity(to: text)
      }
    }

    func showName(_ remaining: Remaining) {
      screen.nameRemaining.show(remaining)
    }

    func showAddress(_ remaining: Remaining) {
      screen.addressRemaining.show(remaining)
    }

    func showCity(_ remaining: Remaining) {
      screen.cityRemaining.show(remaining)
    }

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
    var cityRemaining: Remaining { get }
    var canBeSaved: Bool { get }
  }

  // MARK: View model

  final class ViewModel: ContactObservable {
    nonisolated let observers = ObserverStore()
    @Observed var name = ""
    @Observed var address = ""
    @Observed var city = ""

    var nameRemaining: Remaining { CharacterLimit.name.remaining(after: name) }
    var addressRemaining: Remaining { CharacterLimit.address.remaining(after: address) }
    var cityRemaining: Remaining { CharacterLimit.city.remaining(after: city) }
    var canBeSaved: Bool { ThirdField.CityContact(name: name, address: address, city: city).canBeSaved }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: ThirdField.CityScreen
    private let viewModel = ViewModel()
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
        viewModel.observe(\.cityRemaining, options: .initial) { [weak self] viewModel, _ in
          self?.screen.cityRemaining.show(viewModel.cityRemaining)
        },
        viewModel.observe(\.canBeSaved, options: .initial) { [weak self] viewModel, _ in
          self?.screen.save.isEnabled = viewModel.canBeSaved
        },
      ]
      screen.name.addTarget(self, action: Controller.nameChanged, for: .editingChanged)
      screen.address.addTarget(self, action: Controller.addressChanged, for: .editingChanged)
      screen.city.addTarget(self, action: Controller.cityChanged, for: .editingChanged)
    }

    private func nameChanged() {
      viewModel.name = screen.name.text ?? ""
    }

    private func addressChanged() {
      viewModel.address = screen.address.text ?? ""
    }

    private func cityChanged() {
      viewModel.city = screen.city.text ?? ""
    }
  }
}

extension ThirdField.Yours.RxWay {
  // MARK: Contract

  struct Input {
    let name: Driver<String>
    let address: Driver<String>
    let city: Driver<String>
  }

  protocol Output {
    var nameRemaining: Driver<Remaining> { get }
    var addressRemaining: Driver<Remaining> { get }
    var cityRemaining: Driver<Remaining> { get }
    var canBeSaved: Driver<Bool> { get }
  }

  // MARK: View model

  final class ViewModel: Output {
    let nameRemaining: Driver<Remaining>
    let addressRemaining: Driver<Remaining>
    let cityRemaining: Driver<Remaining>
    let canBeSaved: Driver<Bool>

    init(input: Input) {
      nameRemaining = input.name.map { CharacterLimit.name.remaining(after: $0) }
      addressRemaining = input.address.map { CharacterLimit.address.remaining(after: $0) }
      cityRemaining = input.city.map { CharacterLimit.city.remaining(after: $0) }
      canBeSaved = Driver.combineLatest(input.name, input.address, input.city) {
        ThirdField.CityContact(name: $0, address: $1, city: $2).canBeSaved
      }
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: ThirdField.CityScreen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          name: screen.name.rx.text.orEmpty.asDriver(),
          address: screen.address.rx.text.orEmpty.asDriver(),
          city: screen.city.rx.text.orEmpty.asDriver()))
      viewModel.nameRemaining.drive(screen.nameRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.addressRemaining.drive(screen.addressRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.cityRemaining.drive(screen.cityRemaining.rx.remaining).disposed(by: disposeBag)
      viewModel.canBeSaved.drive(screen.save.rx.isEnabled).disposed(by: disposeBag)
    }
  }
}

extension Reactive where Base: Label {
  fileprivate var remaining: Binder<Remaining> {
    Binder(base) { label, remaining in label.show(remaining) }
  }
}
