import Foundation

/// The Swift source of a target's asset symbols, as Xcode generates them: `Color(.shadow)`, `Image(.hotelPhoto)`, `Color.shadow`.
package struct AssetSymbols: Sendable {
    private let names: AssetNames

    /// The symbols of these assets.
    package init(_ names: AssetNames) { self.names = names }

    /// - Parameters:
    ///   - bundle: the expression for the bundle that has the catalogues.
    ///   - extensions: also `Color.shadow` and its like, beside `Color(.shadow)`; Xcode makes them where a target says so.
    package func source(bundle: String, extensions: Bool = true) -> String {
        func plainColors(without taken: Set<String>) -> [AssetNames.Asset] {
            extensions ? names.colors.filter { $0.folders.isEmpty && !taken.contains(SymbolNames.property($0.name)) } : []
        }
        let plainImages = extensions ? self.plainImages : []
        return """
            // Generated from the target's asset catalogues. Xcode generates the same for itself.
            #if os(Linux)
            import DeveloperToolsSupport
            import Foundation
            import SwiftUI
            import UIKit

            private let resourceBundle = \(bundle)

            \(resources("ColorResource", names.colors))
            \(resources("ImageResource", names.images))
            \(shorthands("Color", "Color", plainColors(without: Self.colors), "Color"))
            \(shorthands("ShapeStyle where Self == Color", "Color", plainColors(without: Self.colors.union(Self.styles)), "Color"))
            \(shorthands("UIColor", "UIColor", plainColors(without: Self.platformColors), "Color", label: "resource: "))
            \(shorthands("UIImage", "UIImage", plainImages, "Image", label: "resource: "))
            #endif

            """
    }

    /// One symbol a line, folders as types; of two assets whose names come to the same the first has it.
    private func resources(_ type: String, _ assets: [AssetNames.Asset]) -> String {
        var known: Set<String> = []
        let lines = assets.compactMap { asset -> String? in
            let types = asset.folders.map(SymbolNames.type), name = SymbolNames.property(asset.name)
            guard known.insert((types + [name]).joined(separator: ".")).inserted else { return nil }
            let place = types.isEmpty ? "extension \(type)" : "extension \(type).\(types.joined(separator: "."))"
            return "\(place) { static let \(name) = \(type)(name: \(Self.literal(asset.path)), bundle: resourceBundle) }"
        }
        return (folders(type, assets) + lines).joined(separator: "\n")
    }

    /// Every folder as a type in the one around it.
    private func folders(_ type: String, _ assets: [AssetNames.Asset]) -> [String] {
        var known: Set<String> = []
        return assets.flatMap { asset in
            let types = asset.folders.map(SymbolNames.type)
            return types.indices.compactMap { index -> String? in
                let place = ([type] + types[..<index]).joined(separator: ".")
                return known.insert(place + "." + types[index]).inserted ? "extension \(place) { enum \(types[index]) {} }" : nil
            }
        }
    }

    private func shorthands(_ place: String, _ type: String, _ assets: [AssetNames.Asset], _ kind: String, label: String = "") -> String {
        var known: Set<String> = []
        return assets.compactMap { asset -> String? in
            let name = SymbolNames.property(asset.name)
            guard known.insert(name).inserted else { return nil }
            return "extension \(place) { static var \(name): \(type) { \(type)(\(label)\(kind)Resource.\(name)) } }"
        }.joined(separator: "\n")
    }

    private var plainImages: [AssetNames.Asset] {
        names.images.filter { $0.folders.isEmpty && !["add", "remove", "actions", "checkmark", "strokedCheckmark"].contains($0.name) }
    }

    /// Names that SwiftUI's `Color` has itself: of each type Xcode leaves out those that the type has.
    private static let colors: Set = [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary", "purple", "red",
        "secondary", "teal", "white", "yellow",
    ]

    /// Names of SwiftUI's other styles, which `.foregroundStyle(.tertiary)` and its like go on to mean.
    private static let styles: Set = [
        "background", "fill", "foreground", "link", "placeholder", "quaternary", "quinary", "selection", "separator", "tertiary", "tint",
        "windowBackground",
    ]

    /// Names that `UIColor` has itself.
    private static let platformColors: Set = [
        "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray", "lightText", "link",
        "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel", "quaternarySystemFill", "red",
        "secondaryLabel", "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground", "separator",
        "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill", "systemGray", "systemGray2", "systemGray3",
        "systemGray4", "systemGray5", "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
        "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel", "tertiarySystemBackground",
        "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white", "yellow",
    ]

    private static func literal(_ text: String) -> String {
        "\""
            + text.unicodeScalars.map { scalar in
                switch scalar {
                case "\"", "\\": "\\\(scalar)"
                case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
                default: String(scalar)
                }
            }.joined() + "\""
    }
}
