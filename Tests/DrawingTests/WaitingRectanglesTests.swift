import Foundation
import Testing

@testable import VitrineDrawing

@Suite("Large rectangles that are painted together") struct WaitingRectanglesTests {
    /// Something that shows nowhere, before which all that waits is painted.
    private static let unseen = DisplayItem.fill(Sample.disc(-40, -40, 8), .color(.black), .nonZero)

    private static let area = CGRect(x: 0, y: 0, width: 200, height: 160)

    private static func rectangle(_ rect: CGRect, _ paint: Paint) -> DisplayItem { .fill(Path(rect), paint, .nonZero) }

    private static func gradient(_ alpha: Float, to end: CGPoint) -> Paint {
        let stops = [
            GradientStop(color: RGBA(0.1, 0.2, 0.9, alpha), location: 0), GradientStop(color: RGBA(0.9, 0.6, 0.2, alpha), location: 1),
        ]
        return .linear(stops: stops, start: .zero, end: end)
    }

    /// Opaque and not, of one colour for a row and of many, beside one another and over.
    private static let grounds: [DisplayItem] = [
        rectangle(area, gradient(1, to: CGPoint(x: 200, y: 160))), rectangle(area, gradient(0.4, to: CGPoint(x: 0, y: 160))),
        rectangle(CGRect(x: 20, y: 30, width: 180, height: 130), .color(RGBA(0, 0.5, 0, 0.3))),
        rectangle(CGRect(x: 0, y: 0, width: 150, height: 120), gradient(0.7, to: CGPoint(x: 90, y: 10))),
        rectangle(CGRect(x: 4, y: 4, width: 3, height: 3), .color(.white)),
        rectangle(CGRect(x: 0, y: 90, width: 200, height: 70), .color(RGBA(1, 0, 0, 0.5))),
    ]

    private static func layer(_ items: [DisplayItem], _ change: (inout Layer) -> Void = { _ in }) -> DisplayItem {
        var layer = Layer(items: items)
        change(&layer)
        return .layer(layer)
    }

    private static let rounded = Clip(Path(roundedRect: area.insetBy(dx: 6, dy: 6), cornerRadius: 30))

    /// Pictures by what they consist of: the ground as it is, cut, in layers of layers, and before what has to see it.
    private static let pictures: [[DisplayItem]] = [
        grounds, [layer(grounds) { $0.clip = rounded }], [layer([layer([grounds[0]]), layer(Array(grounds[1...]))]) { $0.clip = rounded }],
        [layer([grounds[0]]), layer([grounds[1]]) { $0.opacity = 0.5 }, layer(Array(grounds[1...3])) { $0.opacity = 0.5 }, grounds[2]],
        [grounds[0], layer([grounds[1]]) { $0.blend = .multiply }, grounds[5]],
        [grounds[0], .fill(Path(area), .backdrop(Backdrop(veil: RGBA(1, 1, 1, 0.2), blur: 6)), .nonZero), grounds[1]],
        [grounds[0], layer([grounds[2]]) { $0.shadow = Shadow(color: .black, radius: 6, x: 4, y: 4) }, grounds[3]],
        [layer([grounds[0], grounds[1]]) { $0.mask = [grounds[3], grounds[5]] }, grounds[2]],
        [grounds[0], layer([grounds[2]]) { $0.blur = 3 }, grounds[5]],
    ]

    /// The items with something unseen after each, in all layers.
    private static func apart(_ items: [DisplayItem]) -> [DisplayItem] {
        items.flatMap { item -> [DisplayItem] in
            guard case .layer(var layer) = item else { return [item, unseen] }
            // A layer of one item is drawn another way than one of two.
            if layer.items.count > 1 { layer.items = apart(layer.items) }
            layer.mask = layer.mask.map(apart)
            return [.layer(layer), unseen]
        }
    }

    @Test(arguments: pictures.indices) func `are the same pixels as one after the other`(number: Int) {
        let items = Self.pictures[number]
        for scale in [1.0, 2, 3] {
            func drawn(_ items: [DisplayItem]) -> Bitmap {
                Rasterizer.forTests().draw(DisplayList(size: Self.area.size, items: items), scale: scale)
            }
            #expect(drawn(items) == drawn(Self.apart(items)))
        }
    }
}
