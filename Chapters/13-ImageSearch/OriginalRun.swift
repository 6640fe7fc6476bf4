import Foundation
import Rx
import Services
import Stage
import World

/// The original's view model without a view, and the elements of its outputs.
final class OriginalRun {
  /// The number of images of each element.
  private(set) var imageCounts: [Int] = []

  private(set) var enabled: [Bool] = []
  private(set) var searching: [Bool] = []
  private(set) var errors: [String] = []
  private let world = VirtualWorld()
  private let viewModel: OriginalWay.ViewModel
  private let disposeBag = DisposeBag()

  init() {
    world.scriptedNetwork.rule = BundledResults.reply
    viewModel = OriginalWay.ViewModel(world)
    let outputs = viewModel.outputs
    outputs.images.subscribe(with: self) { $0.imageCounts.append($1.count) }.disposed(by: disposeBag)
    outputs.isSearchEnabled.subscribe(with: self) { $0.enabled.append($1) }.disposed(by: disposeBag)
    outputs.isSearching.subscribe(with: self) { $0.searching.append($1) }.disposed(by: disposeBag)
    outputs.error.subscribe(with: self) { $0.errors.append("\($1)") }.disposed(by: disposeBag)
  }

  /// The keywords that arrived.
  var requests: [String] {
    world.scriptedNetwork.calls.map { Self.arriving($0.request.url.absoluteString) }
  }

  func type(_ keyword: String) {
    viewModel.inputs.query.accept(keyword)
  }

  func trigger() {
    viewModel.inputs.searchTrigger.onNext(())
  }

  /// Types the keyword, triggers the search and waits for its answer, or lets it fail.
  func search(_ keyword: String, failing error: NetworkError? = nil) throws {
    type(keyword)
    trigger()
    if let error { try world.scriptedNetwork.fail(world.scriptedNetwork.calls.count, error) }
    try world.advance(by: BundledResults.delay)
  }

  /// Returns the keyword that arrives at a server that reads the query of `address` as a form.
  static func arriving(_ address: String?) -> String {
    let fields = URLComponents(string: address ?? "")?.percentEncodedQuery?.split(separator: "&") ?? []
    let value = fields.first { $0.hasPrefix("q=") }?.dropFirst(2) ?? ""
    return value.replacing("+", with: " ").removingPercentEncoding ?? String(value)
  }

  /// Returns the number of images that the original's parser finds, or the end of the program where it throws.
  static func parsed(_ body: Data) -> String {
    (try? OriginalWay.images(in: body)).map { counted($0.count, "image") } ?? programEnds
  }

  static let programEnds = "the end of the program"
}
