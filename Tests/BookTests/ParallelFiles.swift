import Foundation
import Stage

/// The files of one step of a chapter: four ways that a reader lays side by side.
struct ParallelFiles {
  private let files: [WayFile]

  init(_ files: [WayFile]) {
    self.files = files
  }

  /// The flaws of each file, and the places where the files are not parallel.
  var flaws: [String] {
    let missing = Pattern.allCases.filter { files(of: $0.rawValue).isEmpty }.map { "there is no way \($0.fileName)" }
    return files.flatMap { file in file.flaws.map { "\(file.path): \($0)" } } + missing + headingFlaws + roleFlaws
      + ["ViewModel", "Controller"].flatMap(orderFlaws)
  }

  private func files(of way: String) -> [WayFile] { files.filter { $0.way == way } }

  /// Each way has all headings once, and in one file they stand in their order. Where a way is a folder, a later step has
  /// files only for the roles that it changes: the headings of the others stay away.
  private var headingFlaws: [String] {
    let perFile = files.filter { $0.source.headings != WayFile.headings.filter($0.source.headings.contains) }.map {
      "\($0.path): the headings are not in the order \(WayFile.headings.joined(separator: ", "))"
    }
    let perWay = Pattern.names.filter { !files(of: $0).isEmpty }.filter { way in
      let headings = files(of: way).flatMap(\.source.headings)
      let needed = files(of: way).allSatisfy(\.isChangedRole) ? ["Controller"] : WayFile.headings
      return Set(headings).count != headings.count || !Set(headings).isSuperset(of: needed)
    }
    return perFile + perWay.map { "\($0.capitalized) has not each heading once" }
  }

  /// Files of the same role have the same headings.
  private var roleFlaws: [String] {
    Dictionary(grouping: files, by: \.role).values.flatMap { same in
      same.dropFirst().filter { $0.source.headings != same[0].source.headings }.map {
        "\($0.path) has other headings than \(same[0].path)"
      }
    }.sorted()
  }

  /// Members of the same name stand in the same order.
  private func orderFlaws(in type: String) -> [String] {
    let members = files.compactMap { file in file.source.members(of: type).map { (file.path, $0) } }
    return members.indices.flatMap { index in
      members[(index + 1)...].compactMap { path, names in
        let one = members[index].1.filter(names.contains)
        let other = names.filter(members[index].1.contains)
        guard let (first, second) = zip(one, other).first(where: { $0 != $1 }) else { return nil }
        return "\(path): \(second) stands where \(members[index].0) has \(first)"
      }
    }
  }
}

extension SourceFile {
  /// The names of the members of a class, each once, in the order in which they first stand; `nil` if it is not there.
  func members(of type: String) -> [String]? {
    guard let lines = part("class \(type)") else { return nil }
    var names: [String] = []
    for line in lines {
      let member = line.prefixMatch(
        of: #/  (?:@?\w+(?:\(\w+\))? )*(?:(?:func|var|let|typealias) (\w+)|(init|deinit)\b)/#)
      guard let name = (member?.1 ?? member?.2).map(String.init), !names.contains(name) else { continue }
      names.append(name)
    }
    return names
  }
}
