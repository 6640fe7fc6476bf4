@main enum ButtonTapChapter { static func main() {} }
