import WidgetHost

/// A home screen of one tile for tests of the page: what it shows, and what it is asked. Each subject has a fake of its own.
struct FakeHome: Sendable {
    let record = RequestRecord()
    let scene: FakeScene
    let screen: FakeScreen
    let sheet: FakeSheet

    init() {
        scene = FakeScene(record)
        screen = FakeScreen(scene, record)
        sheet = FakeSheet(scene, record)
    }

    /// What the page's server is given.
    var controls: HostControls {
        HostControls(
            observing: scene, clock: FakeClock(scene: scene, record: record), faults: FakeFaults(scene: scene, record: record),
            screen: screen, tiles: FakeTiles(record: record), sheet: sheet, pictures: FakePictures(scene: scene, record: record))
    }

    /// What reached the host, oldest first.
    var asked: [String] { record.asked }

    /// Lets the host refuse every request from now on; nil takes them again.
    func refuse(_ error: HostError?) { record.refuse(error) }

    /// Everything is as it was at first, but for the listeners and the sheet.
    func begin() {
        record.begin()
        scene.begin()
        screen.begin()
    }
}
