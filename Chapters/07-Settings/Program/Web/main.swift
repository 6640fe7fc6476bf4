import Settings
import WebStage

chapter.serve()
