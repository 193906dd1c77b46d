import Foundation
import Testing
import VitrineDeviceSituation

@testable import CoreLocation

@Suite("Core Location") struct CoreLocationTests {
    private let munich = CLLocation(latitude: 48.137154, longitude: 11.576124)
    private let berlin = CLLocation(latitude: 52.520008, longitude: 13.404954)

    @Test("xcode.11: a degree of the meridian and of the equator are as long as WGS 84 says") func degrees() {
        // 110 574.389 m from the equator to the first parallel, 111 319.491 m along the equator (WGS 84).
        let zero = CLLocation(latitude: 0, longitude: 0)
        #expect(abs(zero.distance(from: CLLocation(latitude: 1, longitude: 0)) - 110_574.389) < 0.01)
        #expect(abs(zero.distance(from: CLLocation(latitude: 0, longitude: 1)) - 111_319.491) < 0.01)
    }

    @Test("what nobody measured can be made, and says that it is not known") func unmeasured() {
        #expect(CLHeading().headingAccuracy < 0 && CLVisit().horizontalAccuracy < 0 && CLVisit().departureDate == .distantFuture)
        #expect(CLFloor().level == 0 && CLRegion().identifier.isEmpty && CLPlacemark().name == nil && CLBeacon().proximity == .unknown)
    }

    @Test("xcode.11: a distance is the same both ways, none to itself, and there is one to the other side of the world") func distances() {
        #expect(abs(munich.distance(from: berlin) - berlin.distance(from: munich)) < 1e-6)
        #expect((504_000...505_000).contains(munich.distance(from: berlin)))
        #expect(munich.distance(from: munich) == 0)
        let opposite = CLLocation(latitude: -48.137154, longitude: 11.576124 - 180)
        #expect((19_900_000...20_040_000).contains(munich.distance(from: opposite)))
    }

    @Test("xcode.11: a circle contains what is no farther from its middle than its radius") func regions() {
        let region = CLCircularRegion(center: munich.coordinate, radius: 1000, identifier: "home")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 48.1460, longitude: 11.576124)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 48.1464, longitude: 11.576124)))
        #expect(region == CLRegion(identifier: "home"))
    }

    @Test("xcode.11: angles that no place has are not valid") func validity() {
        #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(-90, 180)))
        #expect(!CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90.1, 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test(
        "xcode.11: the place of the device is read as it was set, and nothing else is one",
        arguments: [
            ("48.1,11.5", 48.1, 11.5, nil), (" 48.1 , 11.5 , 520 ", 48.1, 11.5, 520), ("-33.9,-151.2", -33.9, -151.2, nil),
        ] as [(String, Double, Double, Double?)])
    func place(text: String, latitude: Double, longitude: Double, altitude: Double?) throws {
        let place = try #require(DevicePlace(text))
        #expect(place.coordinate.latitude == latitude && place.coordinate.longitude == longitude && place.altitude == altitude)
    }

    @Test("xcode.11: a place that is none is not read", arguments: ["", "48", "48,x", "91,0", "0,181", "nan,0", "1,2,3,4", "1,,2"])
    func noPlace(text: String) { #expect(DevicePlace(text) == nil) }

    @MainActor private final class Told: NSObject, CLLocationManagerDelegate {
        nonisolated(unsafe) var words: [String] = []
        nonisolated(unsafe) var finish: (() -> Void)?

        nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            words.append("status \(manager.authorizationStatus.rawValue)")
        }
        nonisolated func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            words.append("both calls")
        }
        nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
            words.append("place \(locations.map(\.coordinate.latitude))")
            finish?()
        }
        nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            if case CLError.denied = error { words.append("denied") }
            finish?()
        }
    }

    /// A delegate as widgets were written before iOS 14.
    private final class Older: NSObject, CLLocationManagerDelegate {
        nonisolated(unsafe) var statuses: [CLAuthorizationStatus] = []
        nonisolated(unsafe) var finish: (() -> Void)?

        func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
            statuses.append(status)
            finish?()
        }
    }

    @Test("xcode.11: a delegate from before iOS 14 is told the status too") @MainActor func older() async {
        let manager = CLLocationManager(place: DevicePlace("1,2")), older = Older()
        await withCheckedContinuation { done in
            older.finish = { done.resume() }
            manager.delegate = older
        }
        #expect(older.statuses == [.authorizedWhenInUse])
    }

    @MainActor private func told(place: DevicePlace?) async -> [String] {
        let manager = CLLocationManager(place: place), told = Told()
        await withCheckedContinuation { done in
            told.finish = { done.resume() }
            manager.delegate = told
            manager.requestLocation()
        }
        return told.words
    }

    @Test("xcode.11: a manager tells its delegate the status and the place that was set") @MainActor func allowed() async {
        #expect(await told(place: DevicePlace("48.1,11.5")) == ["status 4", "place [48.1]"])
        #expect(CLLocationManager(place: DevicePlace("48.1,11.5")).isAuthorizedForWidgetUpdates)
    }

    @Test("xcode.11: a manager without a place says that people did not allow it") @MainActor func denied() async {
        #expect(await told(place: nil) == ["status 2", "denied"])
        let manager = CLLocationManager(place: nil)
        #expect(manager.location == nil && !manager.isAuthorizedForWidgetUpdates && manager.accuracyAuthorization == .reducedAccuracy)
    }

    @Test("xcode.11: where the device is has the name that it was given, and no other place has one") func named() throws {
        let place = try #require(DevicePlace("48.137154,11.576124")), here = CLGeocoder.named(munich, place)
        #expect(here == nil && CLGeocoder.named(munich, nil) == nil)
        var known = try #require(DeviceSituation.Place("48.137154,11.576124"))
        known.name = "Munich"
        #expect(CLGeocoder.named(munich, DevicePlace(known))?.locality == "Munich")
        #expect(CLGeocoder.named(berlin, DevicePlace(known)) == nil)
    }

    @Test("xcode.11: only a widget whose property list wants the place is told; an app need not say so") func wants() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        func isAllowed(_ role: String, _ info: [String: Any]) throws -> Bool {
            let data = try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            try data.write(to: folder.appendingPathComponent("Info.plist"))
            return DevicePlace.isAllowed(in: ["VITRINE_ROLE": role, "VITRINE_BUNDLE": folder.path])
        }
        #expect(try isAllowed("extension", ["NSWidgetWantsLocation": true]) && isAllowed("app", [:]))
        #expect(try !isAllowed("extension", [:]) && !isAllowed("extension", ["NSWidgetWantsLocation": false]))
    }

    @Test("xcode.11: a manager that was started tells each place that the home screen says from then on") @MainActor func follows()
        async throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("situation.json")
        var situation = DeviceSituation()
        try situation.write(to: file)
        let manager = CLLocationManager(file: file) { DeviceSituation.current(file)?.place.map(DevicePlace.init) }, told = Told()
        await withCheckedContinuation { done in
            told.finish = { done.resume() }
            manager.delegate = told
            manager.startUpdatingLocation()
        }
        #expect(told.words == ["status 2", "denied"])
        situation.place = DeviceSituation.Place("48.1,11.5")
        await withCheckedContinuation { done in
            told.finish = { done.resume() }
            try? situation.write(to: file)
        }
        #expect(told.words == ["status 2", "denied", "status 4", "place [48.1]"])
    }

    @Test("xcode.11: an address is looked for as without a network") func geocoder() async {
        await #expect(throws: CLError(.network)) { try await CLGeocoder().geocodeAddressString("Marienplatz 1, München") }
    }

    @Test("xcode.11: without a home screen live updates tell one place, or that it is denied, and end") func updates() async throws {
        var all: [CLLocationUpdate] = []
        for try await update in CLLocationUpdate.Updates(file: nil, find: { DevicePlace("1,2") }) { all.append(update) }
        #expect(all.count == 1 && all.first?.location?.coordinate.longitude == 2 && all.first?.authorizationDenied == false)
        var denied = 0
        for try await update in CLLocationUpdate.Updates(file: nil, find: { nil }) {
            denied += 1
            #expect(update.location == nil && update.authorizationDenied)
        }
        #expect(denied == 1)
    }

    @Test("xcode.11: live updates tell each place that the home screen says, once, until nobody listens any more", .timeLimit(.minutes(1)))
    func liveUpdates() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("situation.json")
        var situation = DeviceSituation()
        try situation.write(to: file)
        let updates = CLLocationUpdate.Updates(file: file) { DeviceSituation.current(file)?.place.map(DevicePlace.init) }
        var listener = updates.makeAsyncIterator()
        #expect(try await listener.next()?.authorizationDenied == true)
        // The network alone is no other place.
        situation.network = .cellular
        try situation.write(to: file)
        situation.place = DeviceSituation.Place("48.1,11.5")
        try situation.write(to: file)
        #expect(try await listener.next()?.location?.coordinate.latitude == 48.1)
        situation.place = DeviceSituation.Place("52.5,13.4")
        try situation.write(to: file)
        #expect(try await listener.next()?.location?.coordinate.latitude == 52.5)
        let waiting = Task { for try await _ in updates {} }
        waiting.cancel()
        try await waiting.value
    }

    @Test("xcode.11: an archived place comes back") func coding() throws {
        let place = CLLocation(
            coordinate: munich.coordinate, altitude: 520, horizontalAccuracy: 5, verticalAccuracy: 3, course: 90, speed: 2,
            timestamp: Date(timeIntervalSinceReferenceDate: 1000))
        let data = try NSKeyedArchiver.archivedData(withRootObject: place, requiringSecureCoding: false)
        let back = try #require(try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? CLLocation)
        #expect(back.coordinate.latitude == 48.137154 && back.altitude == 520 && back.course == 90 && back.timestamp == place.timestamp)
        #expect(back.speedAccuracy == -1)
    }
}
