import VitrineDrawing
import VitrineWidgetArchive

/// The families in which a view is drawn for a test.
public struct FamilyChoice: ExpressibleByArrayLiteral, Sendable {
    private let names: [WidgetFamilyName]
    /// Whether a family that the device lacks is an error, because it was named.
    private let areNamed: Bool

    private init(_ names: [WidgetFamilyName], areNamed: Bool) {
        self.names = names
        self.areNamed = areNamed
    }

    /// Just these; one that the device lacks fails the test.
    public init(arrayLiteral names: WidgetFamilyName...) { self.init(names, areNamed: true) }

    /// Every family that the device has.
    public static var all: Self { Self(WidgetFamilyName.allCases, areNamed: false) }

    /// The families of the home screen that the device has.
    public static var home: Self { Self(WidgetFamilyName.allCases.filter { !$0.isAccessory }, areNamed: false) }

    /// The families of the lock screen that the device has.
    public static var lock: Self { Self(WidgetFamilyName.allCases.filter(\.isAccessory), areNamed: false) }

    /// The pictures that are drawn, each with what its reference's name ends in; an accessory once, since a lock screen has no schemes.
    func pictures(
        _ settings: PictureSettings, _ schemes: [RenderEnvironment.Scheme]
    ) -> [(suffix: String, settings: PictureSettings)] {
        let families = areNamed ? names : names.filter { settings.device.size(of: $0) != nil }
        return families.flatMap { family in
            if family.isAccessory { return [(family.rawValue, settings.with(family, .dark))] }
            return schemes.map { ("\(family.rawValue)-\($0.rawValue)", settings.with(family, $0)) }
        }
    }
}

extension [RenderEnvironment.Scheme] {
    /// Light and dark.
    public static var all: Self { RenderEnvironment.Scheme.allCases }
}
