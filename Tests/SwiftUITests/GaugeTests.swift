import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Gauge") struct GaugeTests {
    private struct Column: View {
        var body: some View {
            VStack(spacing: -2) {
                Image(systemName: "bolt.fill").resizable().frame(width: 10, height: 10)
                Text("68%").font(.system(size: 12, weight: .semibold))
                Text("Battery").font(.system(size: 8))
            }
        }
    }

    private func open(bounds: Bool) -> some View {
        let gauge = VStack {
            if bounds {
                Gauge(value: 0.68) {
                    EmptyView()
                } currentValueLabel: {
                    Column().padding(2)
                } minimumValueLabel: {
                    Text("0")
                } maximumValueLabel: {
                    Text("100")
                }
            } else {
                Gauge(value: 0.68) {
                    EmptyView()
                } currentValueLabel: {
                    Column().padding(2)
                }
            }
        }
        return gauge.gaugeStyle(.accessoryCircular).tint(.green).frame(width: 100, height: 100).frame(width: 120, height: 120)
    }

    /// A view's coverage, as alpha at 3 pixels a point, with the glyphs of text left out.
    private func pixels<V: View>(_ view: V) -> Bitmap {
        let list = Render.tile(view, 120, 120, environment: Render.environment(scheme: .dark)).content
        return Rasterizer(fonts: { _ in nil }).draw(list, scale: 3)
    }

    private func isGreen(_ pixel: [UInt8]) -> Bool { pixel[3] > 100 && pixel[1] > 100 && pixel[0] < 100 }

    /// Rows and columns (pixels) that the tinted part covers.
    private func box(_ bitmap: Bitmap) -> (x: ClosedRange<Int>, y: ClosedRange<Int>) {
        var (left, right, top, bottom) = (Int.max, 0, Int.max, 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width where isGreen(bitmap[x, y]) {
                (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
            }
        }
        return (left...max(left, right), top...max(top, bottom))
    }

    @Test("the open ring has Apple's boxes: 93…266 wide, its ends at 227 with bounds and at 243 without")
    func openRing() {
        let bounds = box(pixels(open(bounds: true))), plain = box(pixels(open(bounds: false)))
        #expect(bounds.x == 93...266 && abs(bounds.y.lowerBound - 93) <= 1 && abs(bounds.y.upperBound - 227) <= 1)
        #expect(plain.x == 93...266 && abs(plain.y.lowerBound - 93) <= 1 && abs(plain.y.upperBound - 243) <= 1)
    }

    @Test("the marker stands in a gap where Apple's does", arguments: [(true, 233.96, 122.68), (false, 239.08, 127.94)])
    func marker(_ bounds: Bool, _ x: Double, _ y: Double) {
        let bitmap = pixels(open(bounds: bounds))
        // Apple's gap is a disc of 30 pixels around a marker of 16.6: empty at 11 and 12 pixels from the middle, tinted in it.
        for angle in stride(from: 0, to: 2 * Double.pi, by: 0.5) {
            for distance in [11.0, 13] {
                let pixel = bitmap[Int(x + distance * cos(angle)), Int(y + distance * sin(angle))]
                #expect(!isGreen(pixel))
            }
            #expect(isGreen(bitmap[Int(x + 6 * cos(angle)), Int(y + 6 * sin(angle))]))
        }
        #expect(isGreen(bitmap[Int(180 - 78.7), 180]))
    }

    @Test("the closed ring is full, faint beyond its value")
    func closedRing() {
        let gauge = Gauge(value: 0.68) { Column() }.gaugeStyle(.accessoryCircularCapacity).tint(.green)
        let bitmap = pixels(gauge.frame(width: 100, height: 100).frame(width: 120, height: 120))
        func alpha(_ degrees: Double) -> UInt8 {
            bitmap[Int(180 + 78.7 * cos(degrees * .pi / 180)), Int(180 + 78.7 * sin(degrees * .pi / 180))][3]
        }
        // Clockwise from the top; 0.68 of a turn is 154.8° on this scale, and its round end reaches 6° further.
        for degrees in [-90.0, 0, 90, 150, 158] { #expect(alpha(degrees) == 255) }
        for degrees in [165.0, 200, 260] { #expect(abs(Int(alpha(degrees)) - 89) <= 2) }
        let ring = Render.tile(gauge.frame(width: 100, height: 100), 120, 120).frame("Gauge")
        #expect(ring == CGRect(x: 31, y: 31, width: 58, height: 58))
    }

    @Test("a gauge of the accessory styles keeps its 58 points whatever it is offered")
    func size() {
        let gauge = Gauge(value: 0.5) { Text("A") }
        #expect(Render.fitting(gauge.gaugeStyle(.accessoryCircular), 200, 200).contentSize == CGSize(width: 58, height: 58))
        #expect(Render.fitting(gauge.gaugeStyle(.accessoryCircularCapacity)).contentSize == CGSize(width: 58, height: 58))
        #expect(Render.fitting(gauge.gaugeStyle(.linearCapacity), 200, nil).contentSize.width == 200)
    }

    @Test("every style draws its value", arguments: 0..<6)
    func valuesDiffer(_ style: Int) {
        func list(_ value: Double) -> DisplayList {
            let gauge = Gauge(value: value) {
                Text("A")
            } currentValueLabel: {
                Text("B")
            }
            let view: AnyView =
                switch style {
                case 0: AnyView(gauge.gaugeStyle(.automatic))
                case 1: AnyView(gauge.gaugeStyle(.linearCapacity))
                case 2: AnyView(gauge.gaugeStyle(.accessoryCircular))
                case 3: AnyView(gauge.gaugeStyle(.accessoryCircularCapacity))
                case 4: AnyView(gauge.gaugeStyle(.accessoryLinear))
                default: AnyView(gauge.gaugeStyle(.accessoryLinearCapacity))
                }
            return Render.tile(view).content
        }
        #expect(list(0.2) != list(0.8))
        #expect(list(0.2) == list(0.2))
    }

    @Test("a tint that is a gradient runs along the gauge, and the marker has its colour at the value")
    func gradients() {
        func paints(_ items: [DisplayItem]) -> [Paint] {
            items.flatMap { item -> [Paint] in
                switch item {
                case .fill(_, let paint, _), .stroke(_, let paint, _): [paint]
                case .layer(let layer): paints(layer.items)
                default: []
                }
            }
        }
        let gradient = Gradient(colors: [.black, .white])
        let ring = paints(
            Render.fitting(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(gradient)).content.items)
        guard case .angular(_, _, let start, let end) = ring[0], case .color(let marker) = ring[1] else {
            Issue.record("no angular gradient")
            return
        }
        #expect(abs(start - 135 * .pi / 180) < 0.001 && abs(end - 405 * .pi / 180) < 0.001)
        // Half the way as the eye sees it.
        #expect(abs(marker.red - 0.3886) < 0.001 && abs(marker.blue - 0.3886) < 0.001)
        let bar = Gauge(value: 0.5) { EmptyView() }.tint(gradient)
        func ends(_ direction: LayoutDirection) -> [CGFloat] {
            guard
                case .linear(_, let start, let end) = paints(
                    Render.fitting(bar, 100, nil, environment: Render.environment(direction: direction)).content.items
                ).last
            else { return [] }
            return [start.x, end.x]
        }
        #expect(ends(.leftToRight) == [0, 100])
        #expect(ends(.rightToLeft) == [100, 0])
    }

    @Test("a style of one's own gets the value within the bounds and the parts that were given")
    func customStyle() {
        struct Plain: GaugeStyle {
            @Environment(\.layoutDirection) var direction
            func makeBody(configuration: Configuration) -> some View {
                Text(
                    "\(Int(configuration.value * 100)) \(configuration.minimumValueLabel == nil ? "open" : "bound") \(direction == .rightToLeft ? "rtl" : "ltr")"
                )
            }
        }
        let gauge = Gauge(value: 30.0, in: 20...40) { Text("Label") }.gaugeStyle(Plain())
        let view = Render.fitting(gauge, environment: Render.environment(direction: .rightToLeft))
        #expect(view.nodes.compactMap(\.text) == ["50 open rtl"])
    }

    @Test("values outside the bounds are taken to the nearest, and bounds without length to nought")
    func clamped() {
        #expect(Gauge(value: 3.0, in: 0...2) { EmptyView() }.spoken == "100%")
        #expect(Gauge(value: -3.0, in: 0...2) { EmptyView() }.spoken == "0%")
        #expect(Gauge(value: 1.0, in: 1...1) { EmptyView() }.spoken == "0%")
    }

    @Test("a gauge is read as its label and its value, shown or not")
    func speech() {
        let gauge = Gauge(value: 0.4) {
            Text("Rain")
        } currentValueLabel: {
            Text("40 of 100")
        }
        let elements = Render.fitting(gauge.gaugeStyle(.accessoryCircular)).accessibility
        #expect(elements.map(\.label) == ["Rain"] && elements.map(\.value) == ["40 of 100"])
    }
}

extension Gauge {
    @MainActor fileprivate var spoken: String? { Render.fitting(self).accessibility.first?.value }
}
