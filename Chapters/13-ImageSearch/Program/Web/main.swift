import ImageSearch
import WebStage

chapter.serve()
