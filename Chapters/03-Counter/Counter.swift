@main enum CounterChapter { static func main() {} }
