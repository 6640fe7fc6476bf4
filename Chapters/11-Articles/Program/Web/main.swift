import Articles
import WebStage

chapter.serve()
