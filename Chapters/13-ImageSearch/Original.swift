// The source's view model, in Rx only: inputs and outputs around an action.
//
// Five things have to differ. Our reader of HTML stands for Kanna. The engine is embedded, with its own host, parameter
// names and thumbnails, and answers on the world's queue, where `URLSession` answers in the background. `Variable` has gone
// from RxSwift: the query is a relay. Where the source forces an address or a page (`!`, `try!`) and would end the program,
// an error is thrown. The source's view controller stands on a page that only subscribers see: `Controller` is ours, and
// binds each input and each output to the control that it is named after.

import Controls
import Foundation
import Models
import Rx
import RxCommunity
import RxControls
import RxServices
import Services
import Stage
import World

enum OriginalWay {}

extension OriginalWay {
  struct Image: Hashable {
    let source: String
  }

  protocol ViewModelInputs {
    var query: BehaviorRelay<String?> { get }
    var searchTrigger: PublishSubject<Void> { get }
  }

  protocol ViewModelOutputs {
    var images: Observable<[Image]> { get }
    var isSearchEnabled: Observable<Bool> { get }
    var isSearching: Observable<Bool> { get }
    var error: Observable<ActionError> { get }
  }

  final class ViewModel: ViewModelInputs, ViewModelOutputs {
    var inputs: any ViewModelInputs { self }
    var outputs: any ViewModelOutputs { self }

    let query = BehaviorRelay<String?>(value: nil)
    let searchTrigger = PublishSubject<Void>()

    let images: Observable<[Image]>
    let isSearchEnabled: Observable<Bool>
    let isSearching: Observable<Bool>
    let error: Observable<ActionError>

    private let action: Action<String, [Image]>
    private let disposeBag = DisposeBag()

    init(_ world: World) {
      let client = HTTPClient(world)
      action = Action { keyword in
        guard let url = OriginalWay.address(of: keyword).flatMap({ URL(string: $0) }) else { return .error(Forced()) }
        let request = Request(url, headers: ["User-Agent": "reader@example.com"])
        return client.rx.response(request: request)
          .filter { $0.response.status == 200 }.map(\.body)
          .map { try OriginalWay.images(in: $0) }
      }
      isSearchEnabled = query.asObservable().filterNil().map { $0.count >= 3 }
      searchTrigger.withLatestFrom(query.asObservable()).filterNil().bind(to: action.inputs).disposed(by: disposeBag)
      images = action.elements
      isSearching = action.executing.startWith(false)
      error = action.errors
    }
  }

  /// Returns the address of a search, percent-encoded as a whole with the characters allowed in a query.
  nonisolated static func address(of keyword: String) -> String? {
    "https://search.test/images?num=60&q=\(keyword)".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
  }

  /// Returns the images of a page in UTF-8. Throws where the source's parser throws: at an empty page and another charset.
  nonisolated static func images(in body: Data) throws -> [Image] {
    guard let html = String(bytes: body, encoding: .utf8), !html.isEmpty else { throw Forced() }
    return HTMLTokenizer(html).compactMap { token in
      guard case .start("img", let attributes, _) = token else { return nil }
      return attributes["src"]
    }
    .filter { $0.hasPrefix(BundledResults.thumbnails) }.map(Image.init)
  }

  /// The end of the source's program.
  struct Forced: Error {}

  final class Controller: Wiring {
    let viewModel: ViewModel
    private let disposeBag = DisposeBag()

    init(_ screen: ImageSearchScreen, _ world: World) {
      viewModel = ViewModel(world)
      let inputs = viewModel.inputs
      screen.query.rx.text.bind(to: inputs.query).disposed(by: disposeBag)
      screen.search.rx.tap.bind(to: inputs.searchTrigger).disposed(by: disposeBag)
      let outputs = viewModel.outputs
      outputs.images
        .bind(to: screen.images.rx.items(cellIdentifier: ImageList.cell)) { _, image, cell in
          cell.text = ImageList.title(of: image.source)
        }
        .disposed(by: disposeBag)
      outputs.isSearchEnabled.bind(to: screen.search.rx.isEnabled).disposed(by: disposeBag)
      outputs.isSearching.bind(to: screen.activity.rx.isAnimating).disposed(by: disposeBag)
      outputs.error.map { "\($0)" }.bind(to: screen.error.rx.text).disposed(by: disposeBag)
    }
  }
}
