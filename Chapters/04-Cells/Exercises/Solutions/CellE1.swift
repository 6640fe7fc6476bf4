@testable import Cells
import Controls
import KeyValueObserving
import Models
import Rx
import RxControls
import Stage
import World

extension CellE1 {
  enum Yours: FourWays {}
}

// MARK: Callback

extension CellE1.Yours {
  typealias ShowValue = (CellValue) -> Void

  final class CallbackViewModel {
    private var row: CellRow
    var onC1Change: ShowValue?
    var onD1Change: ShowValue?
    #if SOLVED
    var onE1Change: ShowValue?
    #endif

    init(_ row: CellRow) {
      self.row = row
    }

    func load() {
      onC1Change?(row.c1)
      onD1Change?(row.d1)
      #if SOLVED
      onE1Change?(row.e1)
      #endif
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
      onC1Change?(row.c1)
      onD1Change?(row.d1)
      #if SOLVED
      onE1Change?(row.e1)
      #endif
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
      onC1Change?(row.c1)
      onD1Change?(row.d1)
      #if SOLVED
      onE1Change?(row.e1)
      #endif
    }
  }

  final class Callback: Wiring {
    private let screen: CellE1.E1Screen
    private let viewModel: CallbackViewModel

    init(_ screen: CellE1.E1Screen, _ world: World) {
      self.screen = screen
      viewModel = CallbackViewModel(screen.row)
      viewModel.onC1Change = { [weak self] value in self?.screen.c1.show(value) }
      viewModel.onD1Change = { [weak self] value in self?.screen.d1.show(value) }
      #if SOLVED
      viewModel.onE1Change = { [weak self] value in self?.screen.e1.show(value) }
      #endif
      viewModel.load()
      screen.a1.addTarget(self, action: Callback.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Callback.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "")
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "")
    }
  }
}

// MARK: Delegate

extension CellE1.Yours {
  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: DelegateViewModel, didChangeC1 value: CellValue)
    func viewModel(_ viewModel: DelegateViewModel, didChangeD1 value: CellValue)
    #if SOLVED
    func viewModel(_ viewModel: DelegateViewModel, didChangeE1 value: CellValue)
    #endif
  }

  final class DelegateViewModel {
    private var row: CellRow
    weak var delegate: (any ViewModelDelegate)?

    init(_ row: CellRow) {
      self.row = row
    }

    func load() {
      delegate?.viewModel(self, didChangeC1: row.c1)
      delegate?.viewModel(self, didChangeD1: row.d1)
      #if SOLVED
      delegate?.viewModel(self, didChangeE1: row.e1)
      #endif
    }

    func typeA1(_ text: String) {
      row.a1 = CellValue(typed: text)
      delegate?.viewModel(self, didChangeC1: row.c1)
      delegate?.viewModel(self, didChangeD1: row.d1)
      #if SOLVED
      delegate?.viewModel(self, didChangeE1: row.e1)
      #endif
    }

    func typeB1(_ text: String) {
      row.b1 = CellValue(typed: text)
      delegate?.viewModel(self, didChangeC1: row.c1)
      delegate?.viewModel(self, didChangeD1: row.d1)
      #if SOLVED
      delegate?.viewModel(self, didChangeE1: row.e1)
      #endif
    }
  }

  final class Delegate: Wiring, ViewModelDelegate, TextFieldDelegate {
    private let screen: CellE1.E1Screen
    private let viewModel: DelegateViewModel

    init(_ screen: CellE1.E1Screen, _ world: World) {
      self.screen = screen
      viewModel = DelegateViewModel(screen.row)
      viewModel.delegate = self
      viewModel.load()
      screen.a1.delegate = self
      screen.b1.delegate = self
    }

    func textFieldDidChangeSelection(_ textField: TextField) {
      let text = textField.text ?? ""
      if textField === screen.a1 { viewModel.typeA1(text) } else { viewModel.typeB1(text) }
    }

    func viewModel(_ viewModel: DelegateViewModel, didChangeC1 value: CellValue) {
      screen.c1.show(value)
    }

    func viewModel(_ viewModel: DelegateViewModel, didChangeD1 value: CellValue) {
      screen.d1.show(value)
    }
    #if SOLVED

    func viewModel(_ viewModel: DelegateViewModel, didChangeE1 value: CellValue) {
      screen.e1.show(value)
    }
    #endif
  }
}

// MARK: Observer

extension CellE1.Yours {
  final class ObserverViewModel: KeyValueObservable {
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

  final class Observer: Wiring {
    private let screen: CellE1.E1Screen
    private let viewModel: ObserverViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: CellE1.E1Screen, _ world: World) {
      self.screen = screen
      viewModel = ObserverViewModel(screen.row)
      observations = [
        viewModel.observe(\.c1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.c1.show(viewModel.c1)
        },
        viewModel.observe(\.d1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.d1.show(viewModel.d1)
        },
      ]
      #if SOLVED
      observations.append(
        viewModel.observe(\.e1, options: .initial) { [weak self] viewModel, _ in
          self?.screen.e1.show(viewModel.e1)
        })
      #endif
      screen.a1.addTarget(self, action: Observer.a1Changed, for: .editingChanged)
      screen.b1.addTarget(self, action: Observer.b1Changed, for: .editingChanged)
    }

    private func a1Changed() {
      viewModel.typeA1(screen.a1.text ?? "")
    }

    private func b1Changed() {
      viewModel.typeB1(screen.b1.text ?? "")
    }
  }
}

// MARK: Rx

extension CellE1.Yours {
  final class RxViewModel {
    let c1: Driver<CellValue>
    let d1: Driver<CellValue>
    #if SOLVED
    let e1: Driver<CellValue>
    #endif

    init(a1: Driver<String>, b1: Driver<String>) {
      let row = Driver.combineLatest(a1, b1) { CellRow(a1: CellValue(typed: $0), b1: CellValue(typed: $1)) }
      c1 = row.map(\.c1)
      d1 = row.map(\.d1)
      #if SOLVED
      e1 = row.map(\.e1)
      #endif
    }
  }

  final class Rx: Wiring {
    private let disposeBag = DisposeBag()

    init(_ screen: CellE1.E1Screen, _ world: World) {
      let viewModel = RxViewModel(a1: screen.a1.rx.text.orEmpty.asDriver(), b1: screen.b1.rx.text.orEmpty.asDriver())
      viewModel.c1.drive(screen.c1.rx.value).disposed(by: disposeBag)
      viewModel.d1.drive(screen.d1.rx.value).disposed(by: disposeBag)
      #if SOLVED
      viewModel.e1.drive(screen.e1.rx.value).disposed(by: disposeBag)
      #endif
    }
  }
}
