import Foundation

/// A phone or tablet whose home screen shows widgets: its screen and the sizes it gives them.
public struct Device: Hashable, Sendable {
    /// The model's name, such as “iPhone 15”.
    public var name: String
    /// Other models with the same screen.
    public var aliases: [String]
    /// The size of the screen in portrait, in points.
    public var screen: PointSize
    /// Pixels per point.
    public var scale: Double
    /// Points in which a widget of each family is laid out; a family that is missing does not exist there.
    public var sizes: [WidgetFamilyName: PointSize]
    /// Points that a widget of each family takes on the screen, where that differs from the layout (tablets).
    public var shownSizes: [WidgetFamilyName: PointSize]
    /// Where the sizes come from, a sentence; nil where they are those that Apple's guidelines publish.
    public var sizeNote: String?

    /// The corner radius of tiles, in points. Our assumption for every device: no published source gives it (about 21.67 to 22 points on
    /// phones of iOS 14–18).
    public static let cornerRadius = 22.0
    /// The margin around the content of a home screen's tile, in points. Guidelines: "standard widget margin 16 points"; accessories have
    /// none (general knowledge).
    public static let homeScreenMargin = 16.0

    /// The phone whose screen the boards are drawn for.
    public static let standard = Device.named("iPhone 15") ?? phones[0]

    /// Every device of the guidelines' table of screens that shows widgets.
    public static let all = phones + pads

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

    /// Every name and alias, to choose from.
    public static let list = all.map { device in
        device.name + (device.aliases.isEmpty ? "" : " (also \(device.aliases.joined(separator: ", ")))")
    }.joined(separator: ", ")

    /// The points in which a widget of a family is laid out; nil where the device has no such family.
    public func size(of family: WidgetFamilyName) -> PointSize? { sizes[family] }

    /// The points that a widget of a family takes on the screen; nil where the device has no such family.
    public func shownSize(of family: WidgetFamilyName) -> PointSize? { shownSizes[family] ?? sizes[family] }

    /// The margins that the place puts around a widget's content: 16 points for the home screen's families, 0 for accessories.
    public func contentMargins(of family: WidgetFamilyName) -> PointInsets {
        PointInsets(all: family.isAccessory ? 0 : Self.homeScreenMargin)
    }

    /// The corner radius of a family's tile, in points: half the width for the circular accessory, 0 for the other two.
    public func cornerRadius(of family: WidgetFamilyName) -> Double {
        switch family {
        case .accessoryCircular: (sizes[family]?.width ?? 0) / 2
        case .accessoryInline, .accessoryRectangular: 0
        default: Self.cornerRadius
        }
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
