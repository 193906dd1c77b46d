import Foundation
import Hummingbird
import VitrineDeviceSituation
import VitrineWidgetArchive
import WidgetHost

/// What the page asks of the device itself: which there are, how one is set, where widgets stand.
extension HomeScreenServer {
    private struct DeviceState: Encodable {
        var name: String
        var aliases: [String]
        var width: Double
        var height: Double
        var kind: Device.Kind
        var families: [WidgetFamilyName]
        var offersLockScreen: Bool
        var offersStandBy: Bool

        init(_ device: Device) {
            (name, aliases, kind, families) = (device.name, device.aliases, device.kind, device.families)
            (width, height) = (device.screen.width, device.screen.height)
            (offersLockScreen, offersStandBy) = (device.offersLockScreen, device.offersStandBy)
        }
    }
    private struct MoveRequest: Decodable {
        var tile: String
        var screen: HomeEnvironment.Screen?
        var page: Int
        var column: Int
        var row: Int
    }
    private struct Moved: Encodable {
        struct Tile: Encodable {
            var tile: String
            var page: Int
            var column: Int
            var row: Int
        }
        var moved: [Tile]
    }

    func addScreens(_ router: Router<BasicRequestContext>) {
        router.get("devices") { _, _ in try Self.json(Device.all.map(DeviceState.init)) }
        router.post("environment") { request, _ in
            let change: EnvironmentChange = try await asked { try await body(request) }
            let environment = try await asked { try await host.screen.setEnvironment(change) }
            return try Self.json(EnvironmentState(environment, at: await host.observing.state().clock.now))
        }
        router.post("move") { request, _ in
            let fields: MoveRequest = try await body(request)
            let place = ScreenPlace(page: fields.page, column: fields.column, row: fields.row)
            let moved = try await asked { try await host.screen.move(tile: fields.tile, to: fields.screen, place) }
            return try Self.json(
                Moved(moved: moved.map { .init(tile: $0.id, page: $0.place.page, column: $0.place.column, row: $0.place.row) }))
        }
    }
}

/// What the device is set to, in the page's own terms.
struct EnvironmentState: Encodable {
    var device: String
    var screen: HomeEnvironment.Screen
    var appearance: HomeEnvironment.Appearance
    /// What `appearance` is now.
    var scheme: RenderEnvironment.Scheme
    var rendering: HomeEnvironment.Rendering
    var tint: String
    var locked: Bool
    var luminance: HomeEnvironment.Luminance
    var typeSize: String
    var boldText: Bool
    var rightToLeft: Bool
    var locale: String
    var timeZone: String
    /// The place as it is set; “denied” where apps are not allowed to know.
    var location: String
    var locationName: String?
    var network: DeviceSituation.Network
    var lowData: Bool
    var calendars: DeviceSituation.Calendars

    init(_ environment: HomeEnvironment, at now: Date) {
        (device, screen, appearance) = (environment.device.name, environment.screen, environment.appearance)
        scheme = environment.scheme(at: now)
        (rendering, tint, locked) = (environment.rendering, environment.tint.text, environment.isLocked)
        (luminance, typeSize) = (environment.luminance, environment.typeSize)
        (boldText, rightToLeft) = (environment.boldText, environment.rightToLeft)
        (locale, timeZone) = (environment.locale, environment.timeZone)
        (location, locationName) = (environment.situation.place?.text ?? EnvironmentChange.denied, environment.situation.place?.name)
        (network, lowData) = (environment.situation.network, environment.situation.lowData)
        calendars = environment.situation.calendars
    }
}

/// The screen that is looked at.
struct ScreenState: Encodable {
    var name: String
    var width: Double
    var height: Double
    var kind: Device.Kind
    var grid: ScreenGrid
    var slots: [ScreenGrid.Slot]

    init(_ environment: HomeEnvironment) {
        let size = ScreenGrid.size(of: environment.screen, environment.device)
        (name, kind) = (environment.device.name, environment.device.kind)
        (width, height) = (size.width, size.height)
        grid = ScreenGrid.of(environment.screen, environment.device)
        slots = ScreenGrid.slots(environment.screen, environment.device)
    }
}
