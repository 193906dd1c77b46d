import Foundation
import VitrineAssetCatalog
import VitrineDrawing
import VitrineUIKit

/// The colours of symbols' layers by the names that the SF Symbols app gives them.
enum SymbolColors {
    static func paint(_ ink: SymbolLayer.Ink, _ source: SymbolSource, _ environment: EnvironmentValues) -> _StylePaint {
        switch ink {
        case .level(let level): return HierarchicalShapeStyle(level: level).painted(in: environment)
        case .named(let name, let otherwise):
            if let color = color(name) { return color.painted(in: environment) }
            if let level = level(name) { return HierarchicalShapeStyle(level: level).painted(in: environment) }
            if case .catalog(let bundle) = source, (try? AssetCatalogs.of(bundle).color(name)) != nil {
                return Color(name, bundle: bundle).painted(in: environment)
            }
            return otherwise.map { .color($0) } ?? ForegroundStyle().painted(in: environment)
        }
    }

    /// Layers without a colour of their own take the foreground style (Apple's `SymbolRenderingMode.multicolor`).
    private static func level(_ name: String) -> Int? {
        switch name {
        case "", "tintColor", "primary": 0
        case "secondary": 1
        case "tertiary": 2
        case "quaternary": 3
        default: nil
        }
    }

    private static func color(_ name: String) -> Color? {
        switch name {
        case "white", "whiteColor": .white
        case "black", "blackColor": .black
        case "labelColor": Color(uiColor: .label)
        case "secondaryLabelColor": Color(uiColor: .secondaryLabel)
        case "tertiaryLabelColor": Color(uiColor: .tertiaryLabel)
        case "quaternaryLabelColor": Color(uiColor: .quaternaryLabel)
        case "systemRedColor": .red
        case "systemOrangeColor": .orange
        case "systemYellowColor": .yellow
        case "systemGreenColor": .green
        case "systemMintColor": .mint
        case "systemTealColor": .teal
        case "systemCyanColor": .cyan
        case "systemBlueColor": .blue
        case "systemIndigoColor": .indigo
        case "systemPurpleColor": .purple
        case "systemPinkColor": .pink
        case "systemBrownColor": .brown
        case "systemGrayColor": .gray
        case "systemGray2Color": Color(uiColor: .systemGray2)
        case "systemGray3Color": Color(uiColor: .systemGray3)
        case "systemGray4Color": Color(uiColor: .systemGray4)
        case "systemGray5Color": Color(uiColor: .systemGray5)
        case "systemGray6Color": Color(uiColor: .systemGray6)
        default: nil
        }
    }
}
