import Background
import WebStage

chapter.serve()
