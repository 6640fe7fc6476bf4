import Streams
import WebStage

chapter.serve()
