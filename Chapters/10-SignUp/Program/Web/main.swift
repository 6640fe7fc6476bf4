import SignUp
import WebStage

chapter.serve()
