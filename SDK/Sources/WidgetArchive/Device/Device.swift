import Foundation
import FoundationMissing

/// A phone or tablet whose home screen shows widgets: its screen and the sizes it gives them.
public struct Device: Hashable, Sendable {
    /// The model's name, such as “iPhone 15”.
    public var name: String
    /// Other models with the same screen.
    public var aliases: [String]
    /// The size of the screen in portrait, in points.
    public var screen: PointSize
    /// The scale in pixels per point.
    public var scale: Double
    /// Points in which a widget of each family is laid out; a family that is missing does not exist there.
    public var sizes: [WidgetFamilyName: PointSize]
    /// Points that a widget of each family takes on the screen, where that differs from the layout (tablets).
    public var shownSizes: [WidgetFamilyName: PointSize]
    /// The source of the sizes, a sentence; nil where they are those that Apple's guidelines publish.
    public var sizeNote: String?

    /// The corner radius of tiles on the home screen, in points.
    public var tileRadius = Self.cornerRadius

    /// The corner radius of tiles up to iOS 18, in points. Our assumption for every device: no published source gives it (about 21.67 to 22
    /// points on phones of iOS 14–18).
    public static let cornerRadius = 22.0
    /// The margin around the content of a home screen's tile, in points. Guidelines: "standard widget margin 16 points".
    public static let homeScreenMargin = 16.0
    /// The margin around what a lock screen's circular or rectangular accessory shows, as a share of the circular one's side: on a screen of 393
    /// points, where the guidelines give them 72 × 72 and 160 × 72, views are offered 58 × 58 and 146 × 58 (a widget that prints what it is
    /// offered, on iOS 16.2: osmanyildirim/WidgetKit_Sample; its ground is as large in the picture). Rings of gauges are 58 points there too.
    static let accessoryMargin = 7.0 / 72

    /// The phone whose screen the boards are drawn for.
    public static let standard = Device.named("iPhone 15") ?? all[0]

    /// Every device of the guidelines' table of screens that shows widgets.
    public static let all = (phones + pads).map { $0.on(.current) }

    /// The device of this name or alias, upper and lower case alike; “16 Pro” and “iPad Pro 11-inch (M4)” are understood too.
    public static func named(_ name: String) -> Device? {
        let plain = plain(name)
        let wanted = [plain, "iphone " + plain, "ipad " + plain]
        for wanted in wanted {
            if let found = all.first(where: { ([$0.name] + $0.aliases).contains { self.plain($0) == wanted } }) { return found }
        }
        return nil
    }

    private static func plain(_ name: String) -> String {
        let words = name.prefix(100).lowercased().replacing("-inch", with: "")
        return words.filter { !"()\"″”".contains($0) }.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Whether the device is an iPad.
    public var isPad: Bool { name.hasPrefix("iPad") }

    /// What bars and corners take of the screen in portrait, in points: below an island 59, below a notch 47, on a phone with a home button the
    /// status bar's 20; at the lower edge 34 where there is no button. No guideline gives them: they are what developers read from simulators,
    /// and the two sizes of notches before 2020 (44) are taken for the later ones.
    public var safeArea: PointInsets {
        guard !isPad else { return PointInsets(top: 24, leading: 0, bottom: 20, trailing: 0) }
        guard screen.height >= 800 else { return PointInsets(top: 20, leading: 0, bottom: 0, trailing: 0) }
        let hasIsland = [393, 402, 420, 430, 440].contains(screen.width)
        return PointInsets(top: hasIsland ? 59 : 47, leading: 0, bottom: 34, trailing: 0)
    }

    /// Every name and alias, to choose from.
    public static let list = all.map { device in
        device.name + (device.aliases.isEmpty ? "" : " (also \(device.aliases.joined(separator: ", ")))")
    }.joined(separator: ", ")

    /// The points in which a widget of a family is laid out; nil where the device has no such family.
    public func size(of family: WidgetFamilyName) -> PointSize? { sizes[family] }

    /// The points that a widget of a family takes on the screen; nil where the device has no such family.
    public func shownSize(of family: WidgetFamilyName) -> PointSize? { shownSizes[family] ?? sizes[family] }

    /// The margins that the place puts around a widget's content: 16 points for the home screen's families, 7 or thereabouts for accessories,
    /// and none in the line above the clock.
    public func contentMargins(of family: WidgetFamilyName) -> PointInsets {
        switch family {
        case .accessoryInline: PointInsets(all: 0)
        case .accessoryCircular, .accessoryRectangular: PointInsets(all: (sizes[.accessoryCircular]?.width ?? 72) * Self.accessoryMargin)
        default: PointInsets(all: Self.homeScreenMargin)
        }
    }

    /// The corner radius of a family's tile, in points: half the width for the circular accessory, 0 for the other two.
    public func cornerRadius(of family: WidgetFamilyName) -> Double {
        switch family {
        case .accessoryCircular: (sizes[family]?.width ?? 0) / 2
        case .accessoryInline, .accessoryRectangular: 0
        default: tileRadius
        }
    }

    /// The same device with a release of iOS. Tiles of iOS 26 have rounder corners, and are larger on the screens of 402, 420 and 440 points.
    ///
    /// Both were measured in screenshots of home screens (six tiles of JustAman62/ovault, callum552/Equiv and Ownself-Make-Studios/Countie):
    /// 164.33, 172.67 and 176.67 points high, 349.67, 366.67 and 378 wide, with radii of 28.5, 29.6 and 30.7. Tiles of 390 points' screens
    /// stayed 158 and 338 (DMaxence/dagtadget). Assumed are the large tile's height, two rows and the gap between them that there was before,
    /// and the radius of other phones, which is the same share of a small tile. Tablets are left as they were.
    public func on(_ version: _SystemVersion) -> Device {
        guard version.isAtLeast(26), let small = sizes[.systemSmall], name.hasPrefix("iPhone") else { return self }
        var device = self
        let measured: [Double: (small: Double, medium: Double, radius: Double)] = [
            402: (164.0 + 1.0 / 3, 349.0 + 2.0 / 3, 28.5), 420: (172.0 + 2.0 / 3, 366.0 + 2.0 / 3, 29.6), 440: (176.0 + 2.0 / 3, 378, 30.7),
        ]
        device.tileRadius = (small.width * 0.173 * 10).rounded() / 10
        guard let tile = measured[screen.width] else { return device }
        device.tileRadius = tile.radius
        device.sizes[.systemSmall] = PointSize(width: tile.small, height: tile.small)
        device.sizes[.systemMedium] = PointSize(width: tile.medium, height: tile.small)
        if let large = sizes[.systemLarge] {
            device.sizes[.systemLarge] = PointSize(width: tile.medium, height: large.height + 2 * (tile.small - small.height))
        }
        return device
    }

    /// A request for a widget as this device shows it; nil where it has no such family. The environments' scale becomes the device's.
    package func request(
        kind: String, family: WidgetFamilyName, environments: [RenderEnvironment] = [RenderEnvironment()], configuration: Data? = nil
    ) -> WidgetRequest? {
        guard let size = size(of: family) else { return nil }
        let environments = environments.map { environment in
            var environment = environment
            environment.displayScale = scale
            return environment
        }
        return WidgetRequest(
            kind: kind, family: family, displaySize: size, contentMargins: contentMargins(of: family),
            cornerRadius: cornerRadius(of: family), environments: environments, configuration: configuration)
    }

    init(
        _ name: String, also aliases: [String], screen: [Double], scale: Double, sizes: [WidgetFamilyName: [Double]],
        shown: [WidgetFamilyName: [Double]] = [:], note: String? = nil
    ) {
        self.name = name
        self.aliases = aliases
        self.screen = PointSize(width: screen[0], height: screen[1])
        self.scale = scale
        self.sizes = sizes.mapValues { PointSize(width: $0[0], height: $0[1]) }
        self.shownSizes = shown.mapValues { PointSize(width: $0[0], height: $0[1]) }
        sizeNote = note.map { "Apple publishes no tile sizes for the screen of an \(name): \($0)." }
    }
}
