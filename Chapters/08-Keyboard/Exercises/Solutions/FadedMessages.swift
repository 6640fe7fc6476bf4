@testable import Keyboard
import Controls
import Foundation
import KeyValueObserving
import Models
import Rx
import RxControls
import RxServices
import Stage
import World

// The view models are the chapter's: see `Callback.swift`, `Delegate.swift`, `Observer.swift` and `Rx.swift`.

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
    private let screen: KeyboardScreen
    private let viewModel: CallbackWay.ViewModel

    init(_ screen: KeyboardScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      viewModel = CallbackWay.ViewModel(
        world.notifications, bounds: { screen.bounds },
        answers: CallbackWay.Answers(
          showFrame: { screen.show(frame: $0) },
          makeRoom: { screen.makeRoom(for: $0) },
          showRise: { screen.show(willShow: $0) },
          showHidden: { isHidden in
            screen.show(isHidden: isHidden)
            screen.messages.alpha = isHidden ? 1 : 0.5
          }))
      #else
      viewModel = CallbackWay.ViewModel(
        world.notifications, bounds: { screen.bounds },
        answers: CallbackWay.Answers(
          showFrame: { screen.show(frame: $0) },
          makeRoom: { screen.makeRoom(for: $0) },
          showRise: { screen.show(willShow: $0) },
          showHidden: { screen.show(isHidden: $0) }))
      #endif
      viewModel.load(screen.show)
      screen.send.addTarget(self, action: CallbackController.sendTapped, for: .touchUpInside)
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "", screen.show)
      screen.draft.text = ""
    }
  }
}

extension FadedMessages.Yours {
  // MARK: Delegate

  final class DelegateController: Wiring, DelegateWay.ConversationView {
    private let screen: KeyboardScreen
    private let viewModel: DelegateWay.ViewModel

    init(_ screen: KeyboardScreen, _ world: World) {
      self.screen = screen
      viewModel = DelegateWay.ViewModel(world.notifications)
      viewModel.attachView(self)
      screen.send.addTarget(self, action: DelegateController.sendTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "")
      screen.draft.text = ""
    }

    var bounds: CGRect { screen.bounds }
    func show(_ conversation: Conversation) { screen.show(conversation) }
    func showFrame(_ frame: CGRect) { screen.show(frame: frame) }
    func makeRoom(_ height: CGFloat) { screen.makeRoom(for: height) }
    func showRise(_ height: CGFloat) { screen.show(willShow: height) }
    #if SOLVED
    func showHidden(_ isHidden: Bool) {
      screen.show(isHidden: isHidden)
      screen.messages.alpha = isHidden ? 1 : 0.5
    }
    #else
    func showHidden(_ isHidden: Bool) { screen.show(isHidden: isHidden) }
    #endif
  }
}

extension FadedMessages.Yours {
  // MARK: Observer

  final class ObserverController: Wiring {
    private let screen: KeyboardScreen
    private let viewModel: ObserverWay.ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: KeyboardScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverWay.ViewModel(world.notifications) { screen.bounds }
      #if SOLVED
      observations = [
        observe(\.place.frame) { screen.show(frame: $0) },
        observe(\.place.visibleHeight) { screen.makeRoom(for: $0) },
        viewModel.observe(\.place, options: [.old, .new]) { _, change in
          guard let old = change.oldValue else { return }
          if let height = change.newValue?.willShowVisibleHeight(after: old) { screen.show(willShow: height) }
        },
        observe(\.place.isHidden) { screen.show(isHidden: $0) },
        observe(\.place.isHidden) { screen.messages.alpha = $0 ? 1 : 0.5 },
        observe(\.conversation) { screen.show($0) },
      ]
      #else
      observations = [
        observe(\.place.frame) { screen.show(frame: $0) },
        observe(\.place.visibleHeight) { screen.makeRoom(for: $0) },
        viewModel.observe(\.place, options: [.old, .new]) { _, change in
          guard let old = change.oldValue else { return }
          if let height = change.newValue?.willShowVisibleHeight(after: old) { screen.show(willShow: height) }
        },
        observe(\.place.isHidden) { screen.show(isHidden: $0) },
        observe(\.conversation) { screen.show($0) },
      ]
      #endif
      screen.send.addTarget(self, action: ObserverController.sendTapped, for: .touchUpInside)
    }

    private func sendTapped() {
      viewModel.send(screen.draft.text ?? "")
      screen.draft.text = ""
    }

    // An observer is told of every setting, that of an equal value too.
    private func observe<Value: Equatable>(
      _ keyPath: KeyPath<ObserverWay.ViewModel, Value>, _ show: @escaping (Value) -> Void
    ) -> KeyValueObservation {
      viewModel.observe(keyPath, options: [.initial, .old, .new]) { _, change in
        if let value = change.newValue, value != change.oldValue { show(value) }
      }
    }
  }
}

extension FadedMessages.Yours {
  // MARK: Rx

  final class RxController: Wiring {
    private let keyboard: RxKeyboard
    private let disposeBag = DisposeBag()

    init(_ screen: KeyboardScreen, _ world: World) {
      keyboard = RxKeyboard(world.notifications) { screen.bounds }
      keyboard.frame.drive(onNext: { screen.show(frame: $0) }).disposed(by: disposeBag)
      keyboard.visibleHeight.drive(onNext: { screen.makeRoom(for: $0) }).disposed(by: disposeBag)
      keyboard.willShowVisibleHeight.drive(onNext: { screen.show(willShow: $0) }).disposed(by: disposeBag)
      keyboard.isHidden.drive(onNext: { screen.show(isHidden: $0) }).disposed(by: disposeBag)
      #if SOLVED
      keyboard.isHidden.map { $0 ? 1 : 0.5 }.drive(screen.messages.rx.alpha).disposed(by: disposeBag)
      #endif

      // Asks the field: `rx.text` hears what a person types, but not that the field is emptied here.
      let sent = screen.send.rx.tap.map { screen.draft.text ?? "" }.share()
      let viewModel = RxWay.ViewModel(input: RxWay.Input(send: sent))
      viewModel.conversation.drive(onNext: { screen.show($0) }).disposed(by: disposeBag)
      sent.map { _ in "" }.bind(to: screen.draft.rx.text).disposed(by: disposeBag)
    }
  }
}
