import Stage
import Streams

chapter.main()
