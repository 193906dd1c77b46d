import SwiftUI
import WidgetKit

/// The sizes that the system gives widgets, in points, portrait, from the Human Interface Guidelines (“Widgets”, Specifications); those of
/// the screens since 2024 are not published, and are what `WidgetArchive`'s table of devices says of them. A module
/// that is no extension has no widget's context to preview in; with these it shows its views as large as they will be.
public struct WidgetSize: Hashable, Sendable {
    /// The size of the screen.
    public let screen: CGSize
    public let family: WidgetFamily
    public let size: CGSize

    /// Every size, largest screens first.
    public static let all: [WidgetSize] = screens.flatMap { screen, sizes in
        sizes.map { family, size in WidgetSize(screen: screen, family: family, size: size) }
    }

    /// The sizes of one screen.
    public static func sizes(of family: WidgetFamily) -> [WidgetSize] { all.filter { $0.family == family } }

    private static let screens: [(CGSize, [(WidgetFamily, CGSize)])] = [
        screen(440, 956, 170, 364, 382) + lock(76, 172, 257),
        screen(430, 932, 170, 364, 382) + lock(76, 172, 257),
        screen(428, 926, 170, 364, 382) + lock(76, 172, 257),
        screen(420, 912, 166, 354, 374) + lock(72, 160, 234),
        screen(414, 896, 169, 360, 379) + lock(76, 160, 248, height: 72),
        screen(414, 736, 159, 348, 357, mediumHeight: 157) + lock(76, 170, 248),
        screen(402, 874, 162, 344, 366) + lock(72, 160, 234),
        screen(393, 852, 158, 338, 354) + lock(72, 160, 234),
        screen(390, 844, 158, 338, 354) + lock(72, 160, 234),
        screen(375, 812, 155, 329, 345) + lock(72, 157, 225),
        screen(375, 667, 148, 321, 324) + lock(68, 153, 225),
        screen(360, 780, 155, 329, 345) + lock(72, 157, 225),
        screen(320, 568, 141, 292, 311),
        screen(1192, 1590, 188, 412, 412),
        screen(1032, 1376, 170, 378.5, 378.5),
        screen(1024, 1366, 170, 378.5, 378.5),
        screen(970, 1389, 162, 350, 350),
        screen(954, 1373, 162, 350, 350),
        screen(834, 1210, 155, 342, 342),
        screen(834, 1194, 155, 342, 342),
        screen(834, 1112, 150, 327.5, 327.5),
        screen(820, 1180, 155, 342, 342),
        screen(810, 1080, 146, 320.5, 320.5),
        screen(768, 1024, 141, 305.5, 305.5),
        screen(744, 1133, 141, 305.5, 305.5),
    ].map { ($0.screen, $0.sizes) }

    private struct Screen {
        var screen: CGSize
        var sizes: [(WidgetFamily, CGSize)]

        static func + (screen: Screen, lock: [(WidgetFamily, CGSize)]) -> Screen {
            Screen(screen: screen.screen, sizes: screen.sizes + lock)
        }
    }

    /// - Parameters:
    ///   - small: side.
    ///   - wide: of medium and large.
    ///   - large: height.
    private static func screen(
        _ width: CGFloat, _ height: CGFloat, _ small: CGFloat, _ wide: CGFloat, _ large: CGFloat, mediumHeight: CGFloat? = nil
    ) -> Screen {
        Screen(
            screen: CGSize(width: width, height: height),
            sizes: [
                (.systemSmall, CGSize(width: small, height: small)), (.systemMedium, CGSize(width: wide, height: mediumHeight ?? small)),
                (.systemLarge, CGSize(width: wide, height: large)),
            ])
    }

    private static func lock(
        _ circular: CGFloat, _ rectangular: CGFloat, _ inline: CGFloat, height: CGFloat? = nil
    ) -> [(WidgetFamily, CGSize)] {
        [
            (.accessoryCircular, CGSize(width: circular, height: circular)),
            (.accessoryRectangular, CGSize(width: rectangular, height: height ?? circular)),
            (.accessoryInline, CGSize(width: inline, height: 26)),
        ]
    }
}

extension PreviewLayout {
    /// A layout as large as a widget of this family on a screen so wide (points); as large as it likes where there is no such screen.
    public static func widget(_ family: WidgetFamily, screenWidth: CGFloat = 393) -> PreviewLayout {
        guard let found = WidgetSize.sizes(of: family).first(where: { $0.screen.width == screenWidth }) else { return .sizeThatFits }
        return .fixed(width: found.size.width, height: found.size.height)
    }
}
