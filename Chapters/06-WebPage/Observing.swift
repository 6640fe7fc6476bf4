import Foundation
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import Stage
import World

/// The ways in which Rx observes a property of another object.
enum Observing {
  // MARK: string-keys

  static func stringKeys(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let (loader, disposeBag) = (newLoader(world), DisposeBag())
    log(loader.rx.observe(Bool.self, "loading"), "right", print).disposed(by: disposeBag)
    log(loader.rx.observe(Int.self, "loading"), "wrong type", print).disposed(by: disposeBag)
    log(loader.rx.observe(Bool.self, "isloading"), "wrong key", print).disposed(by: disposeBag)
    try loadAll(loader, world, print)
  }

  // MARK: key-paths

  static func keyPaths(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let (loader, disposeBag) = (newLoader(world), DisposeBag())
    log(loader.rx.observe(\.isLoading), "key path", print).disposed(by: disposeBag)
    log(loader.rx.loading, "named", print).disposed(by: disposeBag)
    log(loader.rx.estimatedProgress, "progress", print).disposed(by: disposeBag)
    log(loader.rx.title, "title", print).disposed(by: disposeBag)
    try loadAll(loader, world, print)
  }

  // MARK: observe-weakly

  static func weakly(_ print: @escaping Print, _ world: VirtualWorld) throws {
    let disposeBag = DisposeBag()
    var loader: PageLoader? = newLoader(world)
    weak let witness = loader
    if let loader {
      log(loader.rx.observe(\.isLoading), "key path", print).disposed(by: disposeBag)
      log(loader.rx.observeWeakly(Bool.self, "loading"), "weakly", print).disposed(by: disposeBag)
    }
    print("the last reference to the loader is removed")
    loader = nil
    print("it is \(witness == nil ? "gone" : "still here")")
    let keptBag = DisposeBag()
    weak let kept = observeStrongly(in: keptBag, world, print)
    print("only its stream refers to the second loader: it is \(kept == nil ? "gone" : "still here")")
  }

  private static func observeStrongly(
    in disposeBag: DisposeBag, _ world: World, _ print: @escaping Print
  ) -> PageLoader {
    let loader = newLoader(world)
    log(loader.rx.observe(Bool.self, "loading"), "string key", print).disposed(by: disposeBag)
    return loader
  }

  // MARK: structs

  static func structs(_ print: @escaping Print) {
    let (controller, disposeBag) = (FramedController(), DisposeBag())
    log(controller.rx.observe(CGRect.self, "view.frame").map { $0?.summary }, "\"view.frame\"", print)
      .disposed(by: disposeBag)
    log(controller.rx.observe(CGFloat.self, "view.frame.size.width"), "\"view.frame.size.width\"", print)
      .disposed(by: disposeBag)
    log(controller.rx.observe(\.view.frame.size.width), "\\.view.frame.size.width", print).disposed(by: disposeBag)
    print("the width becomes 320")
    controller.view.frame.size.width = 320
    print("the view is moved by 20")
    controller.view.frame.origin.x = 20
    print("another view takes its place")
    controller.view = FramedView()
  }

  private static func newLoader(_ world: World) -> PageLoader { PageLoader(world, bundle: BundledPages.all) }

  private static func loadAll(_ loader: PageLoader, _ world: VirtualWorld, _ print: Print) throws {
    print("bundle:welcome is loaded")
    loader.load("bundle:welcome")
    try world.advance(by: .seconds(1))
  }

  private static func log<Element>(
    _ stream: Observable<Element>, _ name: String, _ print: @escaping Print
  ) -> any Disposable {
    stream.subscribe(
      onNext: { value in print("\(name): \(value)") }, onError: { error in print("\(name): error \(error)") },
      onCompleted: { print("\(name): completed") })
  }
}
