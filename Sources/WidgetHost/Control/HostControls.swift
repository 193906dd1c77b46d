/// What a home screen can ask of the host, by subject. `WidgetHost` is all of them; a test of a page brings what the page asks for.
package struct HostControls: Sendable {
    package var observing: any HostObserving
    package var clock: any ClockControlling
    package var faults: any FaultControlling
    package var screen: any ScreenArranging
    package var tiles: any TileActing
    package var sheet: any TileConfiguring
    package var pictures: any PictureProviding

    package init(
        observing: any HostObserving, clock: any ClockControlling, faults: any FaultControlling, screen: any ScreenArranging,
        tiles: any TileActing, sheet: any TileConfiguring, pictures: any PictureProviding
    ) {
        self.observing = observing
        self.clock = clock
        self.faults = faults
        self.screen = screen
        self.tiles = tiles
        self.sheet = sheet
        self.pictures = pictures
    }

    package init(_ host: WidgetHost) {
        self.init(observing: host, clock: host, faults: host, screen: host, tiles: host, sheet: host, pictures: host)
    }
}
