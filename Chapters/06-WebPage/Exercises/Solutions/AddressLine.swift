import Controls
import Foundation
import KeyValueObserving
import Rx
import RxControls
import RxServices
import Services
import Stage
@testable import WebPage
import World

extension AddressLine {
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

extension AddressLine.Yours.CallbackWay {
  // MARK: View model

  final class ViewModel {
    private let loader: PageLoader

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    #if SOLVED
    func load(_ address: String, _ show: @escaping (Page) -> Void) {
      loader.load(address, completion: { result in (try? result.get()).map(show) })
    }
    #else
    func load(_ address: String, _ show: @escaping (String) -> Void) {
      loader.load(address, completion: { result in (try? result.get()).map { show($0.title) } })
    }
    #endif
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: AddressLine.AddressScreen
    private let viewModel: ViewModel

    init(_ screen: AddressLine.AddressScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
    }

    private func loadTapped() {
      #if SOLVED
      viewModel.load(screen.address.text ?? "") { [weak self] page in self?.show(page) }
      #else
      viewModel.load(screen.address.text ?? "") { [weak self] title in self?.show(title) }
      #endif
    }

    #if SOLVED
    private func show(_ page: Page) {
      screen.pageTitle.text = page.title
      screen.url.text = page.url.absoluteString
    }
    #else
    private func show(_ title: String) {
      screen.pageTitle.text = title
    }
    #endif
  }
}

extension AddressLine.Yours.DelegateWay {
  // MARK: Contract

  protocol PageView: AnyObject {
    #if SOLVED
    func showPage(_ page: Page)
    #else
    func showTitle(_ title: String)
    #endif
  }

  // MARK: View model

  final class ViewModel: PageNavigationDelegate {
    private let loader: PageLoader
    private weak var view: (any PageView)?

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
      loader.navigationDelegate = self
    }

    func attachView(_ view: any PageView) {
      self.view = view
    }

    func load(_ address: String) {
      loader.load(address)
    }

    func pageLoader(_ loader: PageLoader, didFinish page: Page) {
      #if SOLVED
      view?.showPage(page)
      #else
      view?.showTitle(page.title)
      #endif
    }
  }

  // MARK: Controller

  final class Controller: Wiring, PageView {
    private let screen: AddressLine.AddressScreen
    private let viewModel: ViewModel

    init(_ screen: AddressLine.AddressScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      viewModel.attachView(self)
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }

    #if SOLVED
    func showPage(_ page: Page) {
      screen.pageTitle.text = page.title
      screen.url.text = page.url.absoluteString
    }
    #else
    func showTitle(_ title: String) {
      screen.pageTitle.text = title
    }
    #endif
  }
}

extension AddressLine.Yours.ObserverWay {
  // MARK: View model

  final class ViewModel {
    let loader: PageLoader

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: AddressLine.AddressScreen
    private let viewModel: ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: AddressLine.AddressScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(world)
      #if SOLVED
      observations = [
        viewModel.loader.observe(\.title, options: .initial) { [weak self] loader, _ in
          self?.screen.pageTitle.text = loader.title
        },
        viewModel.loader.observe(\.url, options: .initial) { [weak self] loader, _ in
          self?.screen.url.text = loader.url?.absoluteString
        },
      ]
      #else
      observations = [
        viewModel.loader.observe(\.title, options: .initial) { [weak self] loader, _ in
          self?.screen.pageTitle.text = loader.title
        }
      ]
      #endif
      screen.load.addTarget(self, action: Controller.loadTapped, for: .touchUpInside)
    }

    private func loadTapped() {
      viewModel.loader.load(screen.address.text ?? "")
    }
  }
}

extension AddressLine.Yours.RxWay {
  // MARK: Contract

  struct Input {
    let address: Observable<String>
    let load: Observable<Void>
  }

  protocol Output {
    var title: Driver<String?> { get }
    #if SOLVED
    var url: Driver<String?> { get }
    #endif
  }

  // MARK: View model

  final class ViewModel: Output {
    private let loader: PageLoader
    private let disposeBag = DisposeBag()

    init(_ world: World) {
      loader = PageLoader(world, bundle: BundledPages.all)
    }

    var title: Driver<String?> {
      loader.rx.observe(\.title).asDriver(onErrorJustReturn: nil)
    }
    #if SOLVED

    var url: Driver<String?> {
      loader.rx.observe(\.url).map { $0?.absoluteString }.asDriver(onErrorJustReturn: nil)
    }
    #endif

    func setup(input: Input) {
      input.load.withLatestFrom(input.address)
        .subscribe(onNext: { [loader] address in loader.load(address) })
        .disposed(by: disposeBag)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: AddressLine.AddressScreen, _ world: World) {
      viewModel = ViewModel(world)
      viewModel.title.drive(screen.pageTitle.rx.text).disposed(by: disposeBag)
      #if SOLVED
      viewModel.url.drive(screen.url.rx.text).disposed(by: disposeBag)
      #endif
      viewModel.setup(
        input: Input(
          address: screen.address.rx.text.orEmpty.asObservable(), load: screen.load.rx.tap.asObservable()))
    }
  }
}
