@testable import Cells
import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Stage
import World

extension CellE1 {
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

extension CellE1.Yours.CallbackWay {
  // MARK: Contract

  typealias ShowValue = (CellValue) -> Void

  // MARK: View model

  final class ViewModel {
    private var row: CellRow

    init(_ row: CellRow) {
      self.row = row
    }

    #if SOLVED
    func load(_ showC1: ShowValue, _ showD1: ShowValue, _ showE1: ShowValue) {
      showC1(row.c1)
      showD1(row.d1)
      showE1(row.e1)
    }
    #else
    func load(_ showC1: ShowValue, _ showD1: ShowValue) {
      showC1(row.c1)
      showD1(row.d1)
    }
    #endif

    #if SOLVED
    func typeA1(_ text: String, _ showC1: ShowValue, _ showD1: ShowValue, _ showE1: ShowValue) {
      row.a1 = CellValue(typed: text)
      showC1(row.c1)
      showD1(row.d1)
      showE1(row.e1)
    }
    #else
    func typeA1(_ text: String, _ showC1: ShowValue, _ showD1: ShowValue) {
      row.a1 = CellValue(typed: text)
      showC1(row.c1)
      showD1(row.d1)
    }
    #endif

    #if SOLVED
    func typeB1(_ text: String, _ showC1: ShowValue, _ showD1: ShowValue, _ showE1: ShowValue) {
      row.b1 = CellValue(typed: text)
      showC1(row.c1)
      showD1(row.d1)
      showE1(row.e1)
    }
    #else
    func typeB1(_ text: String, _ showC1: ShowValue, _ showD1: ShowValue) {
      row.b1 = CellValue(typed: text)
      showC1(row.c1)
      showD1(row.d1)
    }
    #endif
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: CellE1.E1Screen
    private let viewModel: ViewModel

    init(_ screen: CellE1.E1Screen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      #if SOLVED
      viewModel.load(screen.c1.show, screen.d1.show, screen.e1.show)
      #else
      viewModel.load(screen.c1.show, screen.d1.show)
      #endif
      screen.a1.addTarget(self, action: Controller.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Controller.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      #if SOLVED
      viewModel.typeA1(screen.a1.text ?? "", screen.c1.show, screen.d1.show, screen.e1.show)
      #else
      viewModel.typeA1(screen.a1.text ?? "", screen.c1.show, screen.d1.show)
      #endif
    }

    private func b1Changed() {
      #if SOLVED
      viewModel.typeB1(screen.b1.text ?? "", screen.c1.show, screen.d1.show, screen.e1.show)
      #else
      viewModel.typeB1(screen.b1.text ?? "", screen.c1.show, screen.d1.show)
      #endif
    }
  }
}

extension CellE1.Yours.DelegateWay {
  // MARK: Contract

  protocol CellView: AnyObject {
    func showC1(_ value: CellValue)
    func showD1(_ value: CellValue)
    #if SOLVED
    func showE1(_ value: CellValue)
    #endif
  }

  // MARK: View model

  final class ViewModel {
    private var row: CellRow
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any CellView)?

    init(_ row: CellRow) {
      self.row = row
    }

    func attachView(_ view: any CellView) {
      self.view = view
      view.showC1(row.c1)
      view.showD1(row.d1)
      #if SOLVED
      view.showE1(row.e1)
      #endif
    }

    func detachView() {
      view = nil
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
      view?.showC1(row.c1)
      view?.showD1(row.d1)
      #if SOLVED
      view?.showE1(row.e1)
      #endif
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
      view?.showC1(row.c1)
      view?.showD1(row.d1)
      #if SOLVED
      view?.showE1(row.e1)
      #endif
    }
  }

  // MARK: Controller

  final class Controller: Wiring, CellView, TextFieldDelegate {
    private let screen: CellE1.E1Screen
    private let viewModel: ViewModel

    init(_ screen: CellE1.E1Screen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      viewModel.attachView(self)
      screen.a1.delegate = self
      screen.b1.delegate = self
    }

    isolated deinit {
      viewModel.detachView()
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.a1 { viewModel.typeA1(text) } else { viewModel.typeB1(text) }
    }

    func showC1(_ value: CellValue) {
      screen.c1.show(value)
    }

    func showD1(_ value: CellValue) {
      screen.d1.show(value)
    }
    #if SOLVED

    func showE1(_ value: CellValue) {
      screen.e1.show(value)
    }
    #endif
  }
}

extension CellE1.Yours.ObserverWay {
  // MARK: Contract

  protocol CellObservable: KeyValueObservable {
    var c1: CellValue { get }
    var d1: CellValue { get }
    #if SOLVED
    var e1: CellValue { get }
    #endif
  }

  // MARK: View model

  final class ViewModel: CellObservable {
    nonisolated let observers = ObserverStore()
    @Observed private var row: CellRow

    var c1: CellValue { row.c1 }
    var d1: CellValue { row.d1 }
    #if SOLVED
    var e1: CellValue { row.e1 }
    #endif

    init(_ row: CellRow) {
      self.row = row
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: CellE1.E1Screen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: CellE1.E1Screen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.row)
      #if SOLVED
      observations = [
        viewModel.observe(\.c1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.c1.show(viewModel.c1)
        },
        viewModel.observe(\.d1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.d1.show(viewModel.d1)
        },
        viewModel.observe(\.e1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.e1.show(viewModel.e1)
        },
      ]
      #else
      observations = [
        viewModel.observe(\.c1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.c1.show(viewModel.c1)
        },
        viewModel.observe(\.d1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.d1.show(viewModel.d1)
        },
      ]
      #endif
      screen.a1.addTarget(self, action: Controller.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Controller.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "")
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "")
    }
  }
}

extension CellE1.Yours.RxWay {
  // MARK: Contract

  struct Input {
    let a1: Driver<String>
    let b1: Driver<String>
  }

  protocol Output {
    var c1: Driver<CellValue> { get }
    var d1: Driver<CellValue> { get }
    #if SOLVED
    var e1: Driver<CellValue> { get }
    #endif
  }

  // MARK: View model

  final class ViewModel: Output {
    let c1: Driver<CellValue>
    let d1: Driver<CellValue>
    #if SOLVED
    let e1: Driver<CellValue>
    #endif

    init(input: Input) {
      let row = Driver.combineLatest(input.a1, input.b1) { a1, b1 in
        CellRow(a1: CellValue(typed: a1), b1: CellValue(typed: b1))
      }
      c1 = row.map(\.c1)
      d1 = row.map(\.d1)
      #if SOLVED
      e1 = row.map(\.e1)
      #endif
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: CellE1.E1Screen, _ world: World) {
      let viewModel = ViewModel(
        input: Input(
          a1: screen.a1.rx.text.orEmpty.asDriver(),
          b1: screen.b1.rx.text.orEmpty.asDriver()))
      viewModel.c1.drive(screen.c1.rx.value).disposed(by: disposeBag)
      viewModel.d1.drive(screen.d1.rx.value).disposed(by: disposeBag)
      #if SOLVED
      viewModel.e1.drive(screen.e1.rx.value).disposed(by: disposeBag)
      #endif
    }
  }
}
