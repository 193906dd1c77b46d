import Foundation
import Testing

@testable import WidgetHost

/// What the host finds of the four systems, as they lie in their package.
@Suite("The bundles of the systems") struct SystemBundleTests {
    private static let root = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    private static let names = ["Getaways", "Insights", "Salon", "Trips"]

    @Test("are sound") func sound() {
        for name in Self.names {
            func files(_ part: String) -> BundleFiles {
                BundleFiles(source: Self.root.appendingPathComponent("\(name)/\(part)"), build: Program.folder)
            }
            let found = BundleDoctor(app: files("App"), extensions: [files("Widgets")]).findings()
            #expect(found.allSatisfy { $0.severity == .warning }, "\(name): \(found)")
        }
    }

    @Test("fill the home screen, the lock screen and StandBy") func firstTiles() throws {
        let all = try Self.names.map { name in
            try FirstTile(PropertyListFile(Self.root.appendingPathComponent("\(name)/App/Info.plist")))
        }
        let lock = all.flatMap(\.lockScreen).map(\.family)
        #expect(lock.filter { $0 == .accessoryInline }.count == 1 && lock.filter { $0 == .accessoryRectangular }.count == 1)
        #expect(lock.filter { $0 == .accessoryCircular }.count == 2)
        #expect(all.flatMap(\.standBy).count == 2 && all.allSatisfy { $0.family != nil })
    }

    @Test("have a colour of their own", arguments: [("Trips", "#5856d6"), ("Getaways", "#d67500"), ("Insights", "#007aff")])
    func colours(name: String, light: String) {
        let app = Self.root.appendingPathComponent("\(name)/App/Resources")
        #expect(AccentColor(app: app, executable: "App", named: "AccentColor")?.light == light)
    }

    @Test("are found beside the command by their products' names") func found() throws {
        let products = ProjectProducts(build: Program.folder)
        let system = try products.system(of: "TripsWidgets")
        #expect(system.name == "Trips")
        #expect(system.app.executable.lastPathComponent == "TripsApp")
        #expect(system.service?.lastPathComponent == "TripsService")
        #expect(try products.system(of: "TripsApp") == system)
        #expect(products.systems().map(\.name) == Self.names)
        let known = Self.names.map { $0 + "Widgets" }
        #expect(throws: BundleError.unknownProduct("Nobody", known: known)) { try products.system(of: "Nobody") }
    }
}
