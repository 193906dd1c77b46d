import FoundationMissing
import VitrineDrawing

/// A colour of the system by name, light and dark, and where contrast is increased (0…255 and alpha): as iOS 13 to 18 show it, and as iOS
/// 26 does where that is another one (Apple's guidelines of June 2025).
package struct SystemColor: Sendable {
    public let light: RGBA
    public let dark: RGBA
    /// The colour on dark surfaces in front of others.
    public let darkElevated: RGBA
    /// The light colour where contrast is increased.
    public let lightIncreased: RGBA
    public let darkIncreased: RGBA
    /// The colours from iOS 26 on: light, dark, and both where contrast is increased.
    private var newer: [RGBA]?

    typealias Components = (Float, Float, Float, Float)

    init(_ light: Components, _ dark: Components, elevated: Components? = nil, increased: (light: Components, dark: Components)? = nil) {
        func rgba(_ c: Components) -> RGBA { RGBA(c.0 / 255, c.1 / 255, c.2 / 255, c.3) }
        self.light = rgba(light)
        self.dark = rgba(dark)
        darkElevated = rgba(elevated ?? dark)
        lightIncreased = rgba(increased?.light ?? light)
        darkIncreased = rgba(increased?.dark ?? elevated ?? dark)
    }

    /// Returns a colour that has other values from iOS 26 on.
    fileprivate func from26(
        _ light: Components, _ dark: Components, increased: (light: Components, dark: Components)
    ) -> SystemColor {
        let other = SystemColor(light, dark, increased: increased)
        var both = self
        both.newer = [other.light, other.dark, other.lightIncreased, other.darkIncreased]
        return both
    }

    /// - Parameter version: the release of iOS; that of this process if nothing is said.
    public func rgba(
        isDark: Bool, isElevated: Bool, isContrastIncreased: Bool = false, version: _SystemVersion = .current
    ) -> RGBA {
        if let newer, version.isAtLeast(26) { return newer[(isDark ? 1 : 0) + (isContrastIncreased ? 2 : 0)] }
        if isContrastIncreased { return isDark ? darkIncreased : lightIncreased }
        return isDark ? (isElevated ? darkElevated : dark) : light
    }
}

extension SystemColor {
    public static let red = SystemColor(
        (255, 59, 48, 1), (255, 69, 58, 1), increased: ((215, 0, 21, 1), (255, 105, 97, 1))
    )
    .from26((255, 56, 60, 1), (255, 66, 69, 1), increased: ((233, 21, 45, 1), (255, 97, 101, 1)))
    public static let orange = SystemColor(
        (255, 149, 0, 1), (255, 159, 10, 1), increased: ((201, 52, 0, 1), (255, 179, 64, 1))
    )
    .from26((255, 141, 40, 1), (255, 146, 48, 1), increased: ((197, 83, 0, 1), (255, 160, 86, 1)))
    public static let yellow = SystemColor(
        (255, 204, 0, 1), (255, 214, 10, 1), increased: ((178, 80, 0, 1), (255, 212, 38, 1))
    )
    .from26((255, 204, 0, 1), (255, 214, 0, 1), increased: ((161, 106, 0, 1), (254, 223, 67, 1)))
    public static let green = SystemColor(
        (52, 199, 89, 1), (48, 209, 88, 1), increased: ((36, 138, 61, 1), (48, 219, 91, 1))
    )
    .from26((52, 199, 89, 1), (48, 209, 88, 1), increased: ((0, 137, 50, 1), (74, 217, 104, 1)))
    public static let mint = SystemColor(
        (0, 199, 190, 1), (99, 230, 226, 1), increased: ((12, 129, 123, 1), (99, 230, 226, 1))
    )
    .from26((0, 200, 179, 1), (0, 218, 195, 1), increased: ((0, 133, 117, 1), (84, 223, 203, 1)))
    public static let teal = SystemColor(
        (48, 176, 199, 1), (64, 200, 224, 1), increased: ((0, 130, 153, 1), (93, 230, 255, 1))
    )
    .from26((0, 195, 208, 1), (0, 210, 224, 1), increased: ((0, 129, 152, 1), (59, 221, 236, 1)))
    public static let cyan = SystemColor(
        (50, 173, 230, 1), (100, 210, 255, 1), increased: ((0, 113, 164, 1), (10, 215, 255, 1))
    )
    .from26((0, 192, 232, 1), (60, 211, 254, 1), increased: ((0, 126, 174, 1), (109, 217, 255, 1)))
    public static let blue = SystemColor(
        (0, 122, 255, 1), (10, 132, 255, 1), increased: ((0, 64, 221, 1), (64, 156, 255, 1))
    )
    .from26((0, 136, 255, 1), (0, 145, 255, 1), increased: ((30, 110, 244, 1), (92, 184, 255, 1)))
    public static let indigo = SystemColor(
        (88, 86, 214, 1), (94, 92, 230, 1), increased: ((54, 52, 163, 1), (125, 122, 255, 1))
    )
    .from26((97, 85, 245, 1), (109, 124, 255, 1), increased: ((86, 74, 222, 1), (167, 170, 255, 1)))
    public static let purple = SystemColor(
        (175, 82, 222, 1), (191, 90, 242, 1), increased: ((137, 68, 171, 1), (218, 143, 255, 1))
    )
    .from26((203, 48, 224, 1), (219, 52, 242, 1), increased: ((176, 47, 194, 1), (234, 141, 255, 1)))
    public static let pink = SystemColor(
        (255, 45, 85, 1), (255, 55, 95, 1), increased: ((211, 15, 69, 1), (255, 100, 130, 1))
    )
    .from26((255, 45, 85, 1), (255, 55, 95, 1), increased: ((231, 18, 77, 1), (255, 138, 196, 1)))
    public static let brown = SystemColor(
        (162, 132, 94, 1), (172, 142, 104, 1), increased: ((127, 101, 69, 1), (181, 148, 105, 1))
    )
    .from26((172, 127, 94, 1), (183, 138, 102, 1), increased: ((149, 109, 81, 1), (219, 166, 121, 1)))
    public static let gray = SystemColor(
        (142, 142, 147, 1), (142, 142, 147, 1), increased: ((108, 108, 112, 1), (174, 174, 178, 1)))
    public static let gray2 = SystemColor(
        (174, 174, 178, 1), (99, 99, 102, 1), increased: ((142, 142, 147, 1), (124, 124, 128, 1)))
    public static let gray3 = SystemColor(
        (199, 199, 204, 1), (72, 72, 74, 1), increased: ((174, 174, 178, 1), (84, 84, 86, 1)))
    public static let gray4 = SystemColor(
        (209, 209, 214, 1), (58, 58, 60, 1), increased: ((188, 188, 192, 1), (68, 68, 70, 1)))
    public static let gray5 = SystemColor(
        (229, 229, 234, 1), (44, 44, 46, 1), increased: ((216, 216, 220, 1), (54, 54, 56, 1)))
    public static let gray6 = SystemColor(
        (242, 242, 247, 1), (28, 28, 30, 1), increased: ((235, 235, 240, 1), (36, 36, 38, 1)))

    public static let label = SystemColor((0, 0, 0, 1), (255, 255, 255, 1))
    public static let secondaryLabel = SystemColor(
        (60, 60, 67, 0.6), (235, 235, 245, 0.6), increased: ((60, 60, 67, 0.8), (235, 235, 245, 0.7)))
    public static let tertiaryLabel = SystemColor(
        (60, 60, 67, 0.3), (235, 235, 245, 0.3), increased: ((60, 60, 67, 0.7), (235, 235, 245, 0.55)))
    public static let quaternaryLabel = SystemColor(
        (60, 60, 67, 0.18), (235, 235, 245, 0.16), increased: ((60, 60, 67, 0.55), (235, 235, 245, 0.4)))
    public static let quinaryLabel = SystemColor((0, 0, 0, 0.05), (255, 255, 255, 0.05))
    public static let placeholderText = SystemColor((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    public static let link = SystemColor((0, 122, 255, 1), (9, 132, 255, 1))

    public static let fill = SystemColor((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    public static let secondaryFill = SystemColor((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    public static let tertiaryFill = SystemColor((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    public static let quaternaryFill = SystemColor((116, 116, 128, 0.08), (116, 116, 128, 0.18))

    public static let background = SystemColor((255, 255, 255, 1), (0, 0, 0, 1), elevated: (28, 28, 30, 1))
    public static let secondaryBackground = SystemColor((242, 242, 247, 1), (28, 28, 30, 1), elevated: (44, 44, 46, 1))
    public static let tertiaryBackground = SystemColor((255, 255, 255, 1), (44, 44, 46, 1), elevated: (58, 58, 60, 1))
    public static let groupedBackground = SystemColor((242, 242, 247, 1), (0, 0, 0, 1), elevated: (28, 28, 30, 1))
    public static let secondaryGroupedBackground = SystemColor((255, 255, 255, 1), (28, 28, 30, 1), elevated: (44, 44, 46, 1))
    public static let tertiaryGroupedBackground = SystemColor((242, 242, 247, 1), (44, 44, 46, 1), elevated: (58, 58, 60, 1))
    public static let separator = SystemColor((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    public static let opaqueSeparator = SystemColor((198, 198, 200, 1), (56, 56, 58, 1))
}
