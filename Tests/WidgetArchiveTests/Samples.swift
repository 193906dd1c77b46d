import Foundation
import SeededGenerators
import VitrineDrawing

@testable import VitrineWidgetArchive

/// Values with every case and every optional in use, so that a field lost on the wire is seen.
enum Samples {
    static let image = EncodedImage(format: .png, bytes: [UInt8](0..<200), pixelWidth: 20, pixelHeight: 10)
    static let key = ImageKey(rawValue: 0xfeed_beef)

    static var picture: DisplayList {
        let path = Path(elements: [
            .move(to: CGPoint(x: 1, y: 2)), .line(to: CGPoint(x: 3, y: 4)),
            .quadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8)),
            .curve(to: CGPoint(x: 9, y: 10), control1: CGPoint(x: 11, y: 12), control2: CGPoint(x: 13, y: 14)), .closeSubpath,
        ])
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        var layer = Layer(items: [.image(ImageItem(key: key, frame: CGRect(x: 0, y: 0, width: 20, height: 10), tint: .white))])
        layer.items.append(
            .image(
                ImageItem(
                    key: key, frame: CGRect(x: 0, y: 0, width: 9, height: 9), source: ImageRegion(left: 1, top: 2, width: 3, height: 4),
                    tile: CGSize(width: 5, height: 6))))
        layer.transform = CGAffineTransform(scaleX: 2, y: 3)
        layer.opacity = 0.5
        layer.clip = Clip(path, rule: .evenOdd)
        layer.mask = [.fill(path, .color(.white), .nonZero)]
        layer.shadow = Shadow(color: .black, radius: 4, x: 1, y: 2)
        layer.blur = 3
        layer.blend = .multiply
        layer.colorEffect = .desaturate(luminanceToAlpha: true)
        let run = GlyphRun(
            face: FontFace(rawValue: 2), size: 17, origin: CGPoint(x: 1, y: 20), glyphs: [.init(id: 42, x: 0, y: 0)],
            paint: .linear(stops: stops, start: .zero, end: CGPoint(x: 10, y: 0)), text: "Rōma")
        return DisplayList(
            size: CGSize(width: 158, height: 158),
            items: [
                .fill(path, .radial(stops: stops, center: .zero, startRadius: 0, endRadius: 9), .nonZero),
                .stroke(
                    path, .angular(stops: stops, center: .zero, startAngle: 0, endAngle: 6), Stroke(width: 2, cap: .round, dash: [4, 2])),
                .glyphs(run), .layer(layer),
            ], images: [key: image])
    }

    static func view(_ scheme: RenderEnvironment.Scheme, _ picture: DisplayList = picture) -> ArchivedView {
        var environment = RenderEnvironment()
        environment.scheme = scheme
        environment.contrast = .increased
        (environment.isLuminanceReduced, environment.hidesPrivateContent, environment.isInvalidated) = (true, true, true)
        var heading = AccessibilityElement(role: .link, label: "Hotel", frame: .zero)
        (heading.hint, heading.identifier, heading.sortPriority, heading.headingLevel) = ("Opens it", "hotel", -1.5, 2)
        (heading.traits, heading.inputLabels, heading.actions) = ([.header, .selected], ["Stay", "Hotel"], ["Delete"])
        heading.customContent = [.init(label: "Stars", value: "4")]
        return ArchivedView(
            environment: environment, content: picture, background: DisplayList(size: picture.size, items: []),
            taps: [
                TapRegion(frame: CGRect(x: 0, y: 0, width: 100, height: 100), action: .open(URL(filePath: "/under")), label: "Under"),
                TapRegion(
                    frame: CGRect(x: 50, y: 50, width: 20, height: 20), action: .perform(intent: "Add", parameters: Data([1, 2])),
                    label: "Over"),
            ],
            widgetURL: URL(filePath: "/whole"),
            accessibility: [
                AccessibilityElement(role: .text, label: "Rome", value: "Gate 4", frame: CGRect(x: 1, y: 2, width: 3, height: 4)),
                AccessibilityElement(role: .image, label: "", frame: .zero),
                heading,
            ],
            nodes: [ViewNode(type: "Text", frame: CGRect(x: 1.23456, y: 2, width: 3, height: 4), text: "Rome", depth: 2)],
            diagnostics: ["blur is declared and not drawn"])
    }

    static var timeline: ArchivedTimeline {
        let date = Date(timeIntervalSinceReferenceDate: 800_000_000.5)
        return ArchivedTimeline(
            kind: "TripsWidget", family: .systemSmall,
            entries: [
                ArchivedEntry(date: date, relevance: .init(score: 0.5, duration: 60), variants: [view(.light), view(.dark)]),
                ArchivedEntry(date: date + 60, relevance: nil, variants: [view(.light), view(.dark)]),
            ], policy: .after(date + 3600))
    }
}

extension SeededGenerator {
    /// The bytes with a few of them changed, some dropped or some repeated.
    mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &self) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<5, using: &self) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &self)
            case 1: bytes[place] = [0, 0x7f, 0x80, 0xff].randomElement(using: &self) ?? 0
            case 2: bytes.removeLast(min(bytes.count, place))
            case 3: bytes.removeSubrange(place..<min(bytes.count, place + 8))
            default: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 8)], at: place)
            }
        }
        return bytes
    }
}
