import Stage
import WebPage

chapter.main()
