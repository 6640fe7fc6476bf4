import Foundation
import Models
import Rx
import RxServices
import RxControls
import Services
import Testing
import Trace
import World

@MainActor @Suite("RxKeyboard")
struct RxKeyboardTests {
  private let world = VirtualWorld()

  @Test func `each output emits its own changes once`() throws {
    World.$current.withValue(world) {
      let screen = TurningScreen()
      let system = SystemKeyboard(in: screen.bounds, world.notifications)
      let keyboard = RxKeyboard(world.notifications) { screen.bounds }
      let disposeBag = DisposeBag()
      var news: [String] = []
      keyboard.frame.drive(onNext: { news.append("frame \(KeyboardText.frame($0))") }).disposed(by: disposeBag)
      keyboard.visibleHeight.drive(onNext: { news.append("height \($0)") }).disposed(by: disposeBag)
      keyboard.willShowVisibleHeight.drive(onNext: { news.append("up to \($0)") }).disposed(by: disposeBag)
      keyboard.isHidden.drive(onNext: { news.append("hidden \($0)") }).disposed(by: disposeBag)
      func taken() -> [String] {
        defer { news = [] }
        return news
      }
      #expect(taken() == ["frame 0, 1180, 820 × 0", "height 0.0", "hidden true"])
      system.show(height: 291)
      #expect(taken() == ["frame 0, 889, 820 × 291", "height 291.0", "up to 291.0", "hidden false"])
      system.resize(height: 346)
      #expect(taken() == ["frame 0, 834, 820 × 346", "height 346.0"])
      system.undock()
      #expect(taken() == ["frame 0, 716, 820 × 346", "height 0.0", "hidden true"])
      system.split()
      #expect(taken() == ["frame 0, 417, 820 × 346"])
      system.dock()
      #expect(taken() == ["frame 0, 834, 820 × 346", "height 346.0", "up to 346.0", "hidden false"])
      screen.bounds = CGRect(x: 0, y: 0, width: 1180, height: 820)
      system.rotate(to: screen.bounds)
      #expect(taken() == ["frame 0, 474, 1180 × 346"])
      system.hide()
      #expect(taken() == ["frame 0, 820, 1180 × 346", "height 0.0", "hidden true"])
      system.attachHardwareKeyboard()
      #expect(taken() == ["frame 0, 820, 1180 × 0"])
    }
  }

  @Test func `a finger pushes it down; the system's notifications count again when it is lifted`() {
    World.$current.withValue(world) {
      let screen = TurningScreen()
      let system = SystemKeyboard(in: screen.bounds, world.notifications)
      let finger = PublishRelay<CGFloat>()
      let keyboard = RxKeyboard(world.notifications, pan: finger.asObservable()) { screen.bounds }
      let disposeBag = DisposeBag()
      var heights: [CGFloat] = []
      keyboard.visibleHeight.drive(onNext: { heights.append($0) }).disposed(by: disposeBag)
      finger.accept(1000)
      system.show(height: 300)
      for y: CGFloat in [700, 1000, 950] {
        system.drag(to: y)
        finger.accept(y)
      }
      system.endDrag()
      #expect(heights == [0, 300, 180, 230, 300])
    }
  }

  @Test func `a notification without a frame counts as a keyboard out of sight`() {
    World.$current.withValue(world) {
      let screen = TurningScreen()
      let system = SystemKeyboard(in: screen.bounds, world.notifications)
      let keyboard = RxKeyboard(world.notifications) { screen.bounds }
      let disposeBag = DisposeBag()
      var heights: [CGFloat] = []
      keyboard.visibleHeight.drive(onNext: { heights.append($0) }).disposed(by: disposeBag)
      system.show(height: 300)
      world.notifications.post(name: SystemKeyboard.keyboardWillHideNotification, object: nil)
      #expect(heights == [0, 300, 0])
    }
  }

  @Test func `it listens as long as it lives`() {
    World.$current.withValue(world) {
      let screen = TurningScreen()
      let system = SystemKeyboard(in: screen.bounds, world.notifications)
      var keyboard: RxKeyboard? = RxKeyboard(world.notifications) { screen.bounds }
      #expect(hearings { system.show(height: 300) } == 1)
      withExtendedLifetime(keyboard) {}
      keyboard = nil
      #expect(hearings { system.hide() } == 0)
    }
  }

  private func hearings(_ body: () -> Void) -> Int {
    Trace.recording(body).links.count { $0.sender == "notifications" }
  }
}

@MainActor private final class TurningScreen {
  var bounds = CGRect(x: 0, y: 0, width: 820, height: 1180)
}
