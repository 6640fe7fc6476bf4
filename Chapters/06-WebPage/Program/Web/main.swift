import WebPage
import WebStage

chapter.serve()
