@main enum RemainingCharactersChapter { static func main() {} }
