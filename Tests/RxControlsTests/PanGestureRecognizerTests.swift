import Controls
import Foundation
import Rx
import RxControls
import Testing
import World

@MainActor @Suite("A finger as a stream", .inVirtualWorld)
struct PanGestureRecognizerTests {
  @Test func `the recognizer is an element whenever its gesture changes, until the subscription is disposed`() {
    let list = MessageList("list")
    var heard: [String] = []
    let subscription = list.panGestureRecognizer.rx.event.subscribe(onNext: { recognizer in
      heard.append("\(recognizer.state) \(Int(recognizer.location.y))")
    })
    list.drag(to: CGPoint(x: 0, y: 1))
    list.drag(to: CGPoint(x: 0, y: 2))
    list.endDrag()
    #expect(list.connectionCount == 1)
    subscription.dispose()
    #expect(list.connectionCount == 0)
    list.drag(to: CGPoint(x: 0, y: 3))
    #expect(heard == ["began 1", "changed 2", "ended 2"])
  }

  @Test func `it completes when the recognizer is deallocated, and at once if it already was`() {
    var list: MessageList? = MessageList("list")
    let event = list?.panGestureRecognizer.rx.event
    var ends = 0
    _ = event?.subscribe(onCompleted: { ends += 1 })
    #expect(ends == 0)
    list = nil
    #expect(ends == 1)
    _ = event?.subscribe(onCompleted: { ends += 1 })
    #expect(ends == 2)
  }
}
