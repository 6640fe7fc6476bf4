import Requests
import WebStage

chapter.serve()
