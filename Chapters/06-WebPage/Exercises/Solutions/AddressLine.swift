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
    typealias Callback = CallbackController
    typealias Delegate = DelegateController
    typealias Observer = ObserverController
    typealias Rx = RxController
  }
}

// The view models of the first three are the chapter's: see `Callback.swift`, `Delegate.swift`, `Observer+History.swift`.

extension AddressLine.Yours {
  // MARK: Callback

  final class CallbackController: Wiring {
    private let screen: AddressLine.AddressScreen
    private let viewModel: CallbackWay.ViewModel

    init(_ screen: AddressLine.AddressScreen, _ world: World) {
      self.screen = screen
      viewModel = CallbackWay.ViewModel(world)
      screen.load.addTarget(self, action: CallbackController.loadTapped, for: .touchUpInside)
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "") { _ in
      } completion: { [screen] page in
        guard let page else { return }
        screen.pageTitle.text = page.title
        #if SOLVED
        screen.url.text = page.url.absoluteString
        #endif
      }
    }
  }

  // MARK: Delegate

  final class DelegateController: Wiring, DelegateWay.ViewModelDelegate {
    private let screen: AddressLine.AddressScreen
    private let viewModel: DelegateWay.ViewModel

    init(_ screen: AddressLine.AddressScreen, _ world: World) {
      self.screen = screen
      viewModel = DelegateWay.ViewModel(world)
      viewModel.delegate = self
      screen.load.addTarget(self, action: DelegateController.loadTapped, for: .touchUpInside)
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }

    func viewModel(_ viewModel: DelegateWay.ViewModel, didChangeProgress progress: Double?) {}

    func viewModel(_ viewModel: DelegateWay.ViewModel, didFinish page: Page) {
      screen.pageTitle.text = page.title
      #if SOLVED
      screen.url.text = page.url.absoluteString
      #endif
    }
  }

  // MARK: Observer

  final class ObserverController: Wiring {
    private let screen: AddressLine.AddressScreen
    private let viewModel: ObserverWay.History.ViewModel
    private var observations: [KeyValueObservation] = []

    init(_ screen: AddressLine.AddressScreen, _ world: World) {
      self.screen = screen
      viewModel = ObserverWay.History.ViewModel(world)
      observe(viewModel.page)
      screen.load.addTarget(self, action: ObserverController.loadTapped, for: .touchUpInside)
    }

    private func observe(_ page: some ObserverWay.History.PageObservable) {
      observations.append(
        page.observe(\.title, options: .initial) { [screen] page, _ in screen.pageTitle.text = page.title })
      #if SOLVED
      observations.append(
        page.observe(\.url, options: .initial) { [screen] page, _ in screen.url.text = page.url?.absoluteString })
      #endif
    }

    private func loadTapped() {
      viewModel.load(screen.address.text ?? "")
    }
  }

  // MARK: Rx

  final class RxViewModel {
    let title: Driver<String?>
    #if SOLVED
    let url: Driver<String?>
    #endif
    private let loader: PageLoader
    private let disposeBag = DisposeBag()

    init(_ world: World, load: Observable<String>) {
      loader = PageLoader(world, bundle: BundledPages.all)
      title = loader.rx.observe(\.title).asDriver(onErrorJustReturn: nil)
      #if SOLVED
      url = loader.rx.observe(\.url).map { $0?.absoluteString }.asDriver(onErrorJustReturn: nil)
      #endif
      load.subscribe(onNext: { [loader] address in loader.load(address) }).disposed(by: disposeBag)
    }
  }

  final class RxController: Wiring {
    private let viewModel: RxViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: AddressLine.AddressScreen, _ world: World) {
      viewModel = RxViewModel(world, load: screen.load.rx.tap.withLatestFrom(screen.address.rx.text.orEmpty))
      viewModel.title.drive(screen.pageTitle.rx.text).disposed(by: disposeBag)
      #if SOLVED
      viewModel.url.drive(screen.url.rx.text).disposed(by: disposeBag)
      #endif
    }
  }
}
