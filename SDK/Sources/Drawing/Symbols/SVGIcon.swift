import Foundation

/// The shapes of a simple SVG icon: `path`, `circle` and `rect` elements without transforms, as icon sets write them.
struct SVGIcon {
    /// The icon's shapes as one path for the non-zero rule, in the file's own units.
    private(set) var path = Path()

    init(_ text: String) {
        for tag in text.split(separator: "<").dropFirst().prefix(200) {
            let attributes = Self.attributes(tag)
            func number(_ name: String) -> Double { attributes[name].flatMap { Double($0) } ?? 0 }
            if tag.hasPrefix("path"), let d = attributes["d"] {
                let shape = SVGPathParser.path(d)
                path.addPath(attributes["fill-rule"] == "evenodd" ? shape.forNonZero : shape)
            } else if tag.hasPrefix("circle") {
                let radius = number("r")
                path.addEllipse(
                    in: CGRect(x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius))
            } else if tag.hasPrefix("rect") {
                let size = CGSize(width: number("rx"), height: number("rx"))
                path.addRoundedRect(
                    in: CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height")), cornerSize: size,
                    style: .circular)
            }
        }
    }

    /// Returns the attributes of a tag, its `name="value"` pairs.
    private static func attributes(_ tag: Substring) -> [String: String] {
        var result: [String: String] = [:]
        let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            guard let name = parts[index].split(whereSeparator: { $0 == " " || $0 == "\n" || $0 == "=" }).last else { continue }
            result[String(name)] = String(parts[index + 1])
        }
        return result
    }
}
