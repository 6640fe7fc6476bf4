@testable import Keyboard
import Controls
import Foundation
import KeyValueObserving
import Models
import RxControls
import Rx
import RxServices
import Stage
import World

// The view models are the chapter's: see `Callback.swift`, `Delegate.swift` and `Observer.swift`.

extension FadedMessages {
  enum Yours: FourWays {
    typealias Callback = CallbackController
    typealias Delegate = DelegateController
    typealias Observer = ObserverController
    typealias Rx = RxController
  }
}

extension FadedMessages.Yours {
  // MARK: Callback

  final class CallbackController: Wiring {
    private let viewModel: CallbackWay.ViewModel

    init(_ screen: BarAlone.PlainScreen, _ world: World) {
      viewModel = CallbackWay.ViewModel(world.notifications) { screen.bounds }
      viewModel.onChangeVisibleHeight = { screen.makeRoom(for: $0) }
      viewModel.onChangeHidden = { isHidden in
        screen.show(isHidden: isHidden)
        #if SOLVED
        screen.messages.alpha = isHidden ? 1 : 0.5
        #endif
      }
      viewModel.load()
    }
  }

  // MARK: Delegate

  final class DelegateController: Wiring, DelegateWay.ViewModelDelegate {
    private let screen: BarAlone.PlainScreen
    private let viewModel: DelegateWay.ViewModel

    init(_ screen: BarAlone.PlainScreen, _ world: World) {
      self.screen = screen
      viewModel = DelegateWay.ViewModel(world.notifications)
      viewModel.delegate = self
      viewModel.load()
    }

    func boundsForViewModel(_ viewModel: DelegateWay.ViewModel) -> CGRect { screen.bounds }

    func viewModel(_ viewModel: DelegateWay.ViewModel, didChange conversation: Conversation) {}
    func viewModel(_ viewModel: DelegateWay.ViewModel, didChangeFrame frame: CGRect) {}
    func viewModel(_ viewModel: DelegateWay.ViewModel, didChangeVisibleHeight height: CGFloat) {
      screen.makeRoom(for: height)
    }
    func viewModel(_ viewModel: DelegateWay.ViewModel, willShowVisibleHeight height: CGFloat) {}
    func viewModel(_ viewModel: DelegateWay.ViewModel, didChangeIsHidden isHidden: Bool) {
      screen.show(isHidden: isHidden)
      #if SOLVED
      screen.messages.alpha = isHidden ? 1 : 0.5
      #endif
    }
  }

  // MARK: Observer

  final class ObserverController: Wiring {
    private let viewModel: ObserverWay.ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: BarAlone.PlainScreen, _ world: World) {
      viewModel = ObserverWay.ViewModel(world.notifications) { screen.bounds }
      observe(\.place.visibleHeight) { screen.makeRoom(for: $0) }
      observe(\.place.isHidden) { screen.show(isHidden: $0) }
      #if SOLVED
      observe(\.place.isHidden) { screen.messages.alpha = $0 ? 1 : 0.5 }
      #endif
    }

    // An observer is notified each time the property is set, even to an equal value.
    private func observe<Value: Equatable>(
      _ keyPath: KeyPath<ObserverWay.ViewModel, Value>, _ show: @escaping (Value) -> Void
    ) {
      observations.append(
        viewModel.observe(keyPath, options: [.initial, .old, .new]) { _, change in
          if let value = change.newValue, value != change.oldValue { show(value) }
        })
    }
  }

  // MARK: Rx

  final class RxController: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: BarAlone.PlainScreen, _ world: World) {
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.visibleHeight.drive(onNext: { screen.makeRoom(for: $0) }).disposed(by: disposeBag)
      keyboard.isHidden.drive(onNext: { screen.show(isHidden: $0) }).disposed(by: disposeBag)
      #if SOLVED
      keyboard.isHidden.map { $0 ? 1 : 0.5 }.drive(screen.messages.rx.alpha).disposed(by: disposeBag)
      #endif
    }
  }
}
