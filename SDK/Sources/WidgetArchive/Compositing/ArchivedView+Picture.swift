import Foundation
import VitrineDrawing

extension ArchivedView {
    /// Background and content as one picture, cut to the tile's shape, as a place shows it.
    /// - Parameter cornerRadius: points, continuous corners as iOS draws them; nil cuts nothing.
    package func picture(cornerRadius: Double?, appearance: TileAppearance = .plain) -> DisplayList {
        let images = (background?.images ?? [:]).merging(content.images) { first, _ in first }
        let whole = CGRect(origin: .zero, size: content.size)
        var items = (background?.items ?? []) + content.items
        if let tints = appearance.tints, environment.mode == .accented { items = (background?.items ?? []) + content.items.tinted(tints) }
        if let filter = appearance.filter {
            var layer = Layer(items: items)
            layer.colorEffect = .tint(filter)
            items = [.layer(layer)]
        }
        if appearance.brightness < 1 {
            var layer = Layer(items: items)
            layer.opacity = appearance.brightness
            items = [.layer(layer)]
        }
        let backdrop = appearance.backdrop.map { [DisplayItem.fill(Path(whole), $0, .nonZero)] } ?? []
        if !appearance.backdropIsPlace { items = backdrop + items }
        if let cornerRadius {
            var tile = Layer(items: items)
            tile.clip = Clip(Path(roundedRect: whole, cornerRadius: cornerRadius, style: .continuous))
            items = [.layer(tile)]
        }
        if appearance.backdropIsPlace { items = backdrop + items }
        let fonts = (background?.fonts ?? []).union(content.fonts)
        return DisplayList(size: content.size, items: items, images: images, fonts: fonts)
    }

    /// The target of a tap at a point of the tile (points): the topmost region there, else `widgetURL`, else nil (the app just opens).
    package func tapTarget(at point: CGPoint) -> TapRegion.Action? {
        if let region = tapRegion(at: point) { return region.action }
        guard CGRect(origin: .zero, size: content.size).contains(point) else { return nil }
        return widgetURL.map { .open($0) }
    }

    /// The topmost region at a point of the tile (points).
    package func tapRegion(at point: CGPoint) -> TapRegion? { taps.last { $0.frame.contains(point) } }

    /// Every node with its frame (points) and text, tap regions and diagnostics, as JSON with sorted keys.
    package func renderJSON() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(RenderRecord(self))
    }
}

/// The shape of `--format json`.
private struct RenderRecord: Encodable {
    struct Frame: Encodable {
        var x, y, width, height: Double

        init(_ rect: CGRect) {
            // A thousandth of a point: enough for any pixel, and the same text whatever the last bits are.
            (x, y, width, height) = (round(rect.minX), round(rect.minY), round(rect.width), round(rect.height))
            func round(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
        }
    }
    struct Node: Encodable {
        var type: String
        var depth: Int
        var frame: Frame
        var text: String?
    }
    struct Tap: Encodable {
        var frame: Frame
        var label: String
        var url: String?
        var intent: String?
    }
    struct Element: Encodable {
        var role: String
        var label: String
        var value: String?
        var hint: String?
        var identifier: String?
        var frame: Frame
    }
    var width, height: Double
    var environment: RenderEnvironment
    var nodes: [Node]
    var taps: [Tap]
    var accessibility: [Element]
    var widgetURL: String?
    var summary: String
    var diagnostics: [String]

    init(_ view: ArchivedView) {
        (width, height) = (view.content.size.width, view.content.size.height)
        environment = view.environment
        nodes = view.nodes.map { Node(type: $0.type, depth: $0.depth, frame: Frame($0.frame), text: $0.text) }
        taps = view.taps.map { tap in
            switch tap.action {
            case .open(let url): Tap(frame: Frame(tap.frame), label: tap.label, url: url.absoluteString)
            case .perform(let intent, _): Tap(frame: Frame(tap.frame), label: tap.label, intent: intent)
            }
        }
        accessibility = view.accessibility.map {
            Element(
                role: $0.role.rawValue, label: $0.label, value: $0.value, hint: $0.hint, identifier: $0.identifier, frame: Frame($0.frame))
        }
        widgetURL = view.widgetURL?.absoluteString
        summary = view.summary
        diagnostics = view.diagnostics
    }
}
