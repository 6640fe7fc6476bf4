// Delegate, the interactor: it is the delegate of all its tasks, and has to remember which is which.

import Foundation
import Models
import Services
import World

extension DelegateWay {
  final class Interactor: ArticlesInteractor, HTTPTaskDelegate {
    weak var delegate: (any ArticlesInteractorDelegate)?
    private let service: ArticleService
    private let client: HTTPClient
    private var pageLoad: (task: HTTPTask, request: ArticleRequest)?
    private var pictureLoads: [URL: HTTPTask] = [:]

    init(_ service: ArticleService, _ client: HTTPClient) {
      self.service = service
      self.client = client
    }

    isolated deinit {
      // No request outlives its owner.
      pageLoad?.task.cancel()
      for task in pictureLoads.values { task.cancel() }
    }

    func loadPage(_ request: ArticleRequest) {
      cancelPage()
      pageLoad = (resumed(service.page(request)), request)
    }

    func cancelPage() {
      pageLoad?.task.cancel()
      pageLoad = nil
    }

    func loadPicture(at url: URL) {
      pictureLoads[url] = resumed(service.picture(at: url))
    }

    func cancelPicture(at url: URL) {
      pictureLoads.removeValue(forKey: url)?.cancel()
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      guard let (pageTask, request) = pageLoad, pageTask === task else { return pictureEnded(task, outcome) }
      pageLoad = nil
      switch outcome.page {
      case .success(let page): delegate?.interactor(self, didLoad: page, for: request)
      case .failure(let trouble): delegate?.interactor(self, didFailWith: trouble, for: request)
      }
    }

    private func pictureEnded(_ task: HTTPTask, _ outcome: HTTPTask.Outcome) {
      guard let url = pictureLoads.first(where: { $0.value === task })?.key else { return }
      pictureLoads[url] = nil
      if outcome.isPicture {
        delegate?.interactor(self, didLoadPictureAt: url)
      } else {
        delegate?.interactor(self, didFailToLoadPictureAt: url)
      }
    }

    private func resumed(_ request: Request) -> HTTPTask {
      let task = client.task(with: request)
      task.delegate = self
      task.resume()
      return task
    }
  }
}
