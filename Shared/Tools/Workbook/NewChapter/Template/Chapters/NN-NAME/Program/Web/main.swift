import NAME
import WebStage

chapter.serve()
