import Keyboard
import WebStage

chapter.serve()
