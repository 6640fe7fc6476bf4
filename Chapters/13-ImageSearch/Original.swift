// How the source wrote it, in Rx only: an action behind a trigger that nobody guards, and a page that is parsed by force.

import Controls
import Foundation
import Models
import Rx
import RxCommunity
import RxControls
import Services
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  /// An address as the source made it: percent-encoded by what Foundation lets stand in a query as a whole.
  nonisolated static func address(of text: String) -> String {
    let encoded = text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? ""
    return "https://search.test/images?num=60&q=\(encoded)"
  }

  /// A strict parser, as the source had one: it throws, where the source wrote `try!`.
  nonisolated static func images(in body: Data) throws -> [String] {
    guard let html = String(bytes: body, encoding: .utf8), !html.isEmpty else { throw Unparsable() }
    return PageImages(html: html, at: nil, beginningWith: BundledResults.thumbnails).addresses
  }

  struct Unparsable: Error {}

  class ViewModel {
    let action: Action<String, [String]>
    let executing: Driver<Bool>
    let canSearch: Driver<Bool>
    private let disposeBag = DisposeBag()

    init(query: Observable<String>, trigger: Observable<Void>, _ world: World) {
      let client = HTTPClient(world)
      action = Action { text in
        guard let url = URL(string: OriginalWay.address(of: text)) else { return .empty() }
        return client.rx.response(request: Request(url)).flatMap { answer -> Observable<[String]> in
          // Any other status: nothing at all.
          guard answer.response.status == 200 else { return .empty() }
          return .just(try OriginalWay.images(in: answer.body))
        }
      }
      executing = action.executing.startWith(false).asDriver(onErrorJustReturn: false)
      canSearch = Observable.combineLatest(query, action.executing) { $0.count >= 3 && !$1 }
        .asDriver(onErrorJustReturn: false)
      trigger.withLatestFrom(query).bind(to: action).disposed(by: disposeBag)
    }
  }

  class Controller: Wiring {
    let viewModel: ViewModel
    private let screen: CancellingScreen
    private let disposeBag = DisposeBag()

    required init(_ screen: CancellingScreen, _ world: World) {
      self.screen = screen
      let taps = Observable.merge(screen.search.rx.tap.asObservable(), screen.query.rx.returns.asObservable())
      viewModel = ViewModel(query: screen.query.rx.text.orEmpty.asObservable(), trigger: taps, world)
      viewModel.canSearch.drive(screen.search.rx.isEnabled).disposed(by: disposeBag)
      viewModel.executing.drive(screen.activity.rx.isAnimating).disposed(by: disposeBag)
      viewModel.action.elements.asDriver(onErrorJustReturn: [])
        .drive(screen.images.rx.items(cellIdentifier: ImageList.cell)) { _, address, cell in cell.text = address }
        .disposed(by: disposeBag)
    }
  }

  /// A work factory that is a method: it holds the object that holds the action.
  final class Captured: Wiring {
    private let client: HTTPClient
    private let engine: SearchEngine
    private var action: Action<ImageQuery, [String]>?
    private let disposeBag = DisposeBag()

    init(_ screen: ImageSearchScreen, _ world: World) {
      client = HTTPClient(world)
      engine = screen.engine
      let action = Action(workFactory: work)
      screen.search.rx.tap.map { [screen] in ImageQuery(screen.query.text ?? "") }.bind(to: action)
        .disposed(by: disposeBag)
      self.action = action
    }

    private func work(_ query: ImageQuery) -> Observable<[String]> {
      client.rx.response(request: engine.search(for: query)).map { [engine] answer in try engine.images(in: answer) }
    }
  }

  /// A button that has an action, and a controller that leaves it to its bag to end that.
  final class Unbound: Wiring {
    private let viewModel: RxWay.Cancelling.ViewModel

    init(_ screen: CancellingScreen, _ world: World) {
      viewModel = RxWay.Cancelling.ViewModel(screen.engine, world)
      screen.cancel.rx.action = viewModel.inputs.cancelAction
    }
  }
}
