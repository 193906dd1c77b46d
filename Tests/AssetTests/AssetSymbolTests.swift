import AssetSymbols
import Foundation
import SwiftUI
import Testing
import UIKit

@Suite("The symbol of an asset") @MainActor struct AssetSymbolTests {
    /// Names of colour sets, and of their symbols as Xcode has them.
    nonisolated static let names: [(String, String)] = [
        ("ShadowColor", "shadow"), ("Ink", "ink"), ("ink", "ink"), ("brand-primary", "brandPrimary"),
        ("Brand Primary Color", "brandPrimary"),
        ("Color", "color"), ("URLColor", "URL"), ("URLIcon", "urlIcon"), ("2up", "_2Up"), ("default", "`default`"),
        ("text_muted", "textMuted"),
        ("AccentColor", "accent"), ("UAM", "UAM"), ("ACE OF CLUBS", "ACE_OF_CLUBS"), ("HBO GO Logo", "hboGOLogo"), ("A", "a"),
        ("widget_bg_color", "widgetBg"), ("backgroundImage", "background"), ("joker_3_multicolor", "joker3Multicolor"),
        ("VTGymApp_Logo", "vtGymAppLogo"), ("addPOSM", "addPOSM"), ("_color", "color"), ("image", "image"),
    ]

    @Test("is named as Xcode names it", arguments: names)
    func name(asset: String, symbol: String) {
        let source = AssetSymbols(AssetNames(colors: [AssetNames.Asset(name: asset)])).source(bundle: "b")
        #expect(
            source.contains("extension ColorResource { static let \(symbol) = ColorResource(name: \"\(asset)\", bundle: resourceBundle) }"))
    }

    @Test("generated of this target's catalogue draws its colour and picture") func drawn() {
        #expect(Picture(Color(.pier)).middle == "#336699FF")
        #expect(Picture(Color.pier).middle == "#336699FF")
        #expect(Picture(Rectangle().fill(.pier)).middle == "#336699FF")
        #expect(Picture(Color(.Harbour.seaWall)).middle == "#996699FF")
        #expect(Picture(Color(uiColor: UIColor(resource: .pier))).middle == "#336699FF")
        #expect(Picture(Image(.buoy)).middle == "#CC3300FF")
        #expect(UIImage(resource: .buoy).size == CGSize(width: 8, height: 8))
    }

    @Test("of two assets is the first's, and one that SwiftUI has itself stays SwiftUI's") func clashes() {
        let assets = ["RedColor", "red"].map { AssetNames.Asset(name: $0) } + [AssetNames.Asset(folders: ["a b"], name: "x\"y")]
        let source = AssetSymbols(AssetNames(colors: assets)).source(bundle: "b")
        #expect(source.components(separatedBy: "static let red ").count == 2)
        #expect(!source.contains("extension Color { static var red"))
        // What another style of SwiftUI's is called is a colour all the same, and a name of UIKit's is none of SwiftUI's.
        let named = AssetSymbols(AssetNames(colors: ["Background", "Label"].map { AssetNames.Asset(name: $0) })).source(bundle: "b")
        #expect(named.contains("extension Color { static var background") && named.contains("extension UIColor { static var background"))
        #expect(!named.contains("ShapeStyle where Self == Color { static var background"))
        #expect(named.contains("extension Color { static var label") && !named.contains("extension UIColor { static var label"))
        // The accent colour that every new project has, which SwiftUI calls otherwise.
        #expect(
            AssetSymbols(AssetNames(colors: [AssetNames.Asset(name: "AccentColor")])).source(bundle: "b")
                .contains("extension Color { static var accent"))
        #expect(source.contains("extension ColorResource { enum AB {} }"))
        #expect(
            source.contains("extension ColorResource.AB { static let xY = ColorResource(name: \"a b/x\\\"y\", bundle: resourceBundle) }"))
    }
}
