import Models

nonisolated extension Track {
  /// A walk from Tokyo Tower to the underground, 75 seconds without a position, and a walk at the other end.
  public static let bundled = (try? GPXReader.track(of: gpx.utf8)) ?? Track([])

  /// The walk as a GPX file, made up, at the pace of a person: 1 to 1.6 metres a second, and a wait at a crossing.
  static let gpx = """
    <?xml version="1.0" encoding="UTF-8"?>
    <gpx version="1.1" creator="Four Ways" xmlns="http://www.topografix.com/GPX/1/1">
      <trk><name>From Tokyo Tower</name>
      <trkseg>
        <trkpt lat="35.658600" lon="139.745400"><time>2024-05-04T09:00:00Z</time></trkpt>
        <trkpt lat="35.658595" lon="139.745466"><time>2024-05-04T09:00:05Z</time></trkpt>
        <trkpt lat="35.658584" lon="139.745542"><time>2024-05-04T09:00:10Z</time></trkpt>
        <trkpt lat="35.658570" lon="139.745624"><time>2024-05-04T09:00:15Z</time></trkpt>
        <trkpt lat="35.658562" lon="139.745695"><time>2024-05-04T09:00:20Z</time></trkpt>
        <trkpt lat="35.658562" lon="139.745778"><time>2024-05-04T09:00:25Z</time></trkpt>
        <trkpt lat="35.658569" lon="139.745855"><time>2024-05-04T09:00:30Z</time></trkpt>
        <trkpt lat="35.658571" lon="139.745877"><time>2024-05-04T09:00:35Z</time></trkpt>
        <trkpt lat="35.658571" lon="139.745877"><time>2024-05-04T09:00:40Z</time></trkpt>
        <trkpt lat="35.658571" lon="139.745877"><time>2024-05-04T09:00:45Z</time></trkpt>
        <trkpt lat="35.658575" lon="139.745904"><time>2024-05-04T09:00:50Z</time></trkpt>
        <trkpt lat="35.658598" lon="139.745982"><time>2024-05-04T09:00:55Z</time></trkpt>
        <trkpt lat="35.658631" lon="139.746060"><time>2024-05-04T09:01:00Z</time></trkpt>
        <trkpt lat="35.658665" lon="139.746132"><time>2024-05-04T09:01:05Z</time></trkpt>
        <trkpt lat="35.658697" lon="139.746199"><time>2024-05-04T09:01:10Z</time></trkpt>
        <trkpt lat="35.658732" lon="139.746270"><time>2024-05-04T09:01:15Z</time></trkpt>
        <trkpt lat="35.658761" lon="139.746326"><time>2024-05-04T09:01:20Z</time></trkpt>
      </trkseg>
      <trkseg>
        <trkpt lat="35.664305" lon="139.747285"><time>2024-05-04T09:02:35Z</time></trkpt>
        <trkpt lat="35.664347" lon="139.747304"><time>2024-05-04T09:02:40Z</time></trkpt>
        <trkpt lat="35.664395" lon="139.747345"><time>2024-05-04T09:02:45Z</time></trkpt>
        <trkpt lat="35.664447" lon="139.747399"><time>2024-05-04T09:02:50Z</time></trkpt>
        <trkpt lat="35.664497" lon="139.747454"><time>2024-05-04T09:02:55Z</time></trkpt>
        <trkpt lat="35.664552" lon="139.747511"><time>2024-05-04T09:03:00Z</time></trkpt>
        <trkpt lat="35.664601" lon="139.747559"><time>2024-05-04T09:03:05Z</time></trkpt>
        <trkpt lat="35.664653" lon="139.747612"><time>2024-05-04T09:03:10Z</time></trkpt>
        <trkpt lat="35.664695" lon="139.747662"><time>2024-05-04T09:03:15Z</time></trkpt>
        <trkpt lat="35.664712" lon="139.747688"><time>2024-05-04T09:03:20Z</time></trkpt>
      </trkseg>
      </trk>
    </gpx>
    """
}
