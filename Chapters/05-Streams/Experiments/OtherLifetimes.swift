import Controls
import KeyValueObserving
import Stage
import Trace

/// Mistakes with lifetimes in the other three ways.
enum OtherLifetimes {
  // MARK: other-lifetimes

  static func others(_ print: @escaping Print) {
    section("observer", print) { print in
      section("Trap: a forgotten removeObserver", print, forgottenRemoval)
      section("Trap: a token that is dropped at once", print, droppedToken)
    }
    section("delegate", print) { print in
      section("Trap: a delegate that is held strongly", print, strongDelegate)
      section("Trap: a weak delegate that nobody else holds", print, weakDelegate)
    }
    section("callback", print) { print in
      section("Trap: a closure that holds self, stored in what self holds", print) { print in
        let screen = whatIsLeft(of: StrongScreen.init)
        print("nobody needs the screen any more: it is \(screen == nil ? "gone" : "still here")")
        screen?.breakCycle()
      }
      section("Cure: [weak self]", print) { print in
        let screen = whatIsLeft(of: WeakScreen.init)
        print("nobody needs the screen any more: it is \(screen == nil ? "gone" : "still here")")
      }
    }
  }

  private static func forgottenRemoval(_ print: @escaping Print) {
    let model = Model()
    let (_, lines) = Mistake.recording {
      var observer: ClassicObserver? = ClassicObserver(of: model, print)
      model.count = 1
      print("the observer is \(observer == nil ? "gone" : "here")")
      observer = nil
      model.count = 2
    }
    print(lines.joined(separator: "\n"))
  }

  private static func droppedToken(_ print: @escaping Print) {
    let model = Model()
    _ = model.observe(\.count) { model, _ in print("dropped: \(model.count)") }
    let token = model.observe(\.count) { model, _ in print("kept: \(model.count)") }
    model.count = 1
    token.invalidate()
  }

  private static func strongDelegate(_ print: @escaping Print) {
    let view = whatIsLeft {
      let view = PresentedView()
      view.presenter.delegate = view
      return view
    }
    print("nobody needs the view any more: it is \(view == nil ? "gone" : "still here")")
    view?.presenter.delegate = nil
  }

  private static func weakDelegate(_ print: @escaping Print) {
    let presenter = WeakPresenter()
    presenter.attach(newView())
    print("the delegate is \(presenter.delegate == nil ? "gone at once" : "here")")
  }

  private static func newView() -> PresentedView { PresentedView() }

  /// Returns the object from `make`, if it outlives the last reference out here.
  private static func whatIsLeft<Object: AnyObject>(of make: () -> Object) -> Object? {
    weak var object: Object?
    object = make()
    return object
  }
}
