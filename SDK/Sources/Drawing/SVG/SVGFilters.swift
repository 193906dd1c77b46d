/// Effects as SVG filter content.
enum SVGFilters {
    static func shadow(_ shadow: Shadow) -> String {
        let number = SVGNumber.text
        return "<feDropShadow dx=\"\(number(shadow.x))\" dy=\"\(number(shadow.y))\" stdDeviation=\"\(number(max(0, shadow.radius) / 2))\""
            + SVGNumber.color("flood-color", shadow.color, opacity: "flood-opacity") + "/>"
    }

    static func tint(_ color: RGBA) -> String {
        "<feFlood\(SVGNumber.color("flood-color", color, opacity: "flood-opacity"))/><feComposite in2=\"SourceAlpha\" operator=\"in\"/>"
    }

    static func effect(_ effect: ColorEffect) -> String {
        let luminance = "0.2126 0.7152 0.0722 0 0 "
        switch effect {
        case .tint(let color): return tint(color)
        case .matrix(let matrix):
            let values = matrix.rows.flatMap(\.numbers).map { SVGNumber.fine(Double($0)) }.joined(separator: " ")
            return "<feColorMatrix values=\"\(values)\"/>"
        case .desaturate(luminanceToAlpha: false):
            return "<feColorMatrix values=\"\(luminance)\(luminance)\(luminance)0 0 0 1 0\"/>"
        case .desaturate(luminanceToAlpha: true):
            // Premultiplied luminance as alpha: the alpha left over by the luminance of the straight colour.
            return "<feColorMatrix result=\"light\" values=\"0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 \(luminance)\"/>"
                + "<feComposite in=\"light\" in2=\"SourceAlpha\" operator=\"in\"/>"
        }
    }

    /// Each colour's opposite, as strong as the picture is opaque, over black.
    static let darkness =
        "<feColorMatrix result=\"inverted\" values=\"-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0\"/>"
        + "<feFlood result=\"black\" flood-color=\"#000000\"/><feComposite in=\"inverted\" in2=\"black\" operator=\"over\"/>"

    /// CSS's name; nil for normal and for what CSS lacks.
    static func cssName(_ blend: BlendMode) -> String? {
        switch blend {
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        }
    }
}
