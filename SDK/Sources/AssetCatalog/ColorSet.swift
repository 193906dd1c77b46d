import Foundation
import VitrineDrawing

/// A `.colorset`: one colour in several appearances.
package struct ColorSet: Hashable, Sendable {
    /// A colour by its figures, or one of the system's by its name, such as `systemRedColor`.
    package enum Value: Hashable, Sendable {
        case rgba(RGBA)
        case system(String)
    }

    private struct Entry: Decodable {
        struct Color: Decodable {
            private enum CodingKeys: String, CodingKey {
                case components, reference
                case space = "color-space"
            }
            var components: [String: Component]?
            var reference: String?
            var space: String?

            init(from decoder: any Decoder) throws {
                let values = try decoder.container(keyedBy: CodingKeys.self)
                components = try values.decodeIfPresent([String: Component].self, forKey: .components)
                reference = try values.decodeIfPresent(String.self, forKey: .reference)
                space = try values.decodeIfPresent(String.self, forKey: .space)
            }
        }
        private enum CodingKeys: String, CodingKey { case color }
        let selector: AssetSelector
        /// The entry's colour; nil for a slot that was left empty.
        let color: Color?

        init(from decoder: any Decoder) throws {
            selector = try AssetSelector(from: decoder)
            color = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(Color.self, forKey: .color)
        }
    }

    private struct File: Decodable { var colors: [Entry]? }

    /// A component as written.
    private struct Component: Decodable {
        let text: String
        let isNumber: Bool

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let text = try? value.decode(String.self) {
                (self.text, isNumber) = (text, false)
            } else {
                (text, isNumber) = ("\(try value.decode(Double.self))", true)
            }
        }
    }

    private let name: String
    private struct Variant: Hashable {
        let selector: AssetSelector
        let value: Value
    }

    private let variants: [Variant]

    /// - Parameters:
    ///   - contents: the set's Contents.json.
    ///   - name: the asset's, for errors.
    package init(contents: Data, name: String) throws(AssetError) {
        try self.init(try AssetContents.decode(File.self, contents, file: "\(name).colorset/Contents.json"), name)
    }

    init(folder: URL, name: String) throws(AssetError) {
        try self.init(try AssetContents.read(File.self, in: folder), name)
    }

    private init(_ file: File, _ name: String) throws(AssetError) {
        let entries = file.colors ?? []
        guard entries.count <= AssetLimits.entries else { throw .tooManyAssets(catalog: name, most: AssetLimits.entries) }
        self.name = name
        var variants: [Variant] = []
        for entry in entries {
            if let color = entry.color { variants.append(Variant(selector: entry.selector, value: try Self.value(color, name))) }
        }
        self.variants = variants
    }

    /// The colour for these surroundings.
    package func value(in surroundings: AssetSurroundings) throws(AssetError) -> Value {
        guard let best = AssetSelector.best(variants, surroundings, { $0.selector }) else { throw .noVariant(asset: name) }
        return best.value
    }

    private static func value(_ color: Entry.Color, _ name: String) throws(AssetError) -> Value {
        if let reference = color.reference { return .system(reference) }
        let parts = color.components ?? [:]
        let alpha = try component("alpha", parts, name, else: 1)
        func part(_ component: String) throws(AssetError) -> Double { try Self.component(component, parts, name, else: nil) }
        switch color.space ?? "srgb" {
        case "srgb", "extended-srgb":
            return .rgba(
                RGBA(unit(try part("red")), unit(try part("green")), unit(try part("blue")), unit(alpha)))
        case "display-p3": return .rgba(.displayP3(try part("red"), try part("green"), try part("blue"), Double(unit(alpha))))
        case "extended-linear-srgb":
            return .rgba(.linearSRGB(try part("red"), try part("green"), try part("blue"), Double(unit(alpha))))
        case "gray-gamma-22", "extended-gray": return .rgba(.gray22(try part("white"), Double(unit(alpha))))
        case let space: throw .colorSpace(asset: name, found: String(space.prefix(64)))
        }
    }

    /// Pictures are drawn in sRGB: what is outside of it is not there.
    private static func unit(_ value: Double) -> Float { Float(min(max(value, 0), 1)) }

    /// A share of the whole with a point, a byte without one, or a byte in hexadecimal digits.
    private static func component(
        _ key: String, _ parts: [String: Component], _ name: String, else missing: Double?
    ) throws(AssetError) -> Double {
        guard let component = parts[key] else {
            if let missing { return missing }
            throw .component(asset: name, component: key, found: "")
        }
        let text = component.text.filter { $0 != " " }
        let error = AssetError.component(asset: name, component: key, found: String(component.text.prefix(64)))
        if text.lowercased().hasPrefix("0x") {
            guard let byte = UInt8(text.dropFirst(2), radix: 16) else { throw error }
            return Double(byte) / 255
        }
        guard let number = Double(text), number.isFinite, abs(number) <= 1024 else { throw error }
        // JSON does not tell 1 from 1.0, and an opacity is never meant in bytes this small.
        if text.contains(".") || text.contains("e") || (component.isNumber || key == "alpha") && number <= 1 {
            // In extended spaces a component may lie outside of 0…1; a share of more than sixteen is none.
            guard abs(number) <= 16 || component.isNumber && number <= 255 else { throw error }
            return component.isNumber && number > 1 ? number / 255 : number
        }
        guard number >= 0, number <= 255 else { throw error }
        return number / 255
    }
}
