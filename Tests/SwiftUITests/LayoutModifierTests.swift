import SwiftUI
import Testing
import VitrineDrawing

private struct LineBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            configuration.content
        }
    }
}

@MainActor @Suite("Layout modifiers") struct LayoutModifierTests {
    /// A view without something and with it.
    private struct Pair {
        let name: String
        let without: AnyView
        let with: AnyView

        init<A: View, B: View>(_ name: String, _ without: A, _ with: B) {
            self.name = name
            self.without = AnyView(without)
            self.with = AnyView(with)
        }
    }

    private static func box(_ width: CGFloat = 20, _ height: CGFloat = 10) -> some View { Color.red.frame(width: width, height: height) }

    private static func grid<A: View>(_ cell: A) -> some View {
        Grid {
            GridRow {
                box(10, 10)
                cell
            }
            GridRow {
                box(60, 40)
                box(60, 40)
                box(10, 10)
            }
        }
    }

    private static func list<A: View>(_ row: A) -> some View {
        List {
            Text("First")
            row
        }
    }

    private static func scroll() -> some View { ScrollView { ForEach(0..<9) { _ in box(30, 30) } } }

    private static var pairs: [Pair] {
        let text = Text("Some words that are long enough")
        return [
            Pair("padding", Color.red, Color.red.padding()),
            Pair("scenePadding", Color.red, Color.red.scenePadding()),
            Pair("safeAreaPadding", Color.red, Color.red.safeAreaPadding(8)),
            Pair("safeAreaInset", Color.red, Color.red.safeAreaInset(edge: .top) { box() }),
            Pair("safeAreaInset leading", Color.red, Color.red.safeAreaInset(edge: .leading) { box() }),
            Pair("ignoresSafeArea", Color.red.safeAreaPadding(8), Color.red.ignoresSafeArea().safeAreaPadding(8)),
            Pair("frame", box(), box().frame(width: 50, height: 50, alignment: .topLeading)),
            Pair("flexible frame", box(), box().frame(maxWidth: .infinity, alignment: .leading)),
            Pair("containerRelativeFrame", Color.red, Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 0)),
            Pair("fixedSize", text.frame(width: 40), text.fixedSize().frame(width: 40)),
            Pair("aspectRatio", Color.red, Color.red.aspectRatio(2, contentMode: .fit)),
            Pair("scaledToFill", Color.red.aspectRatio(1, contentMode: .fit), Color.red.aspectRatio(2, contentMode: .fill)),
            Pair("position", box(), box().position(x: 5, y: 5)),
            Pair("offset", box(), box().offset(x: 5)),
            Pair(
                "layoutPriority",
                HStack {
                    Color.red; Color.green
                },
                HStack {
                    Color.red; Color.green.layoutPriority(1)
                }),
            Pair(
                "zIndex",
                ZStack {
                    Color.red; Color.green
                },
                ZStack {
                    Color.red.zIndex(1); Color.green
                }),
            Pair(
                "alignmentGuide",
                HStack(alignment: .top) {
                    box(); box()
                },
                HStack(alignment: .top) {
                    box(); box().alignmentGuide(.top) { _ in 5 }
                }),
            Pair("gridCellColumns", grid(Color.green), grid(Color.green.gridCellColumns(2))),
            Pair("gridCellAnchor", grid(box()), grid(box().gridCellAnchor(.topLeading))),
            Pair("gridCellUnsizedAxes", grid(Color.green), grid(Color.green.gridCellUnsizedAxes([.horizontal, .vertical]))),
            Pair("gridColumnAlignment", grid(box()), grid(box().gridColumnAlignment(.trailing))),
            Pair(
                "GridRow", grid(box()),
                Grid {
                    box(); box()
                }),
            Pair("contentMargins", scroll(), scroll().contentMargins(10)),
            Pair("scrollClipDisabled", scroll(), scroll().scrollClipDisabled()),
            Pair("listStyle", list(Text("Row")), list(Text("Row")).listStyle(.plain)),
            Pair("listRowInsets", list(Text("Row")), list(Text("Row").listRowInsets(EdgeInsets()))),
            Pair("listRowSeparator", list(Text("Row")), list(Text("Row").listRowSeparator(.hidden, edges: .top))),
            Pair("listRowBackground", list(Text("Row")), list(Text("Row").listRowBackground(Color.yellow))),
            Pair(
                "defaultMinListRowHeight", list(Text("Row")), list(Text("Row")).environment(\.defaultMinListRowHeight, 80)),
            Pair("scrollContentBackground", Form { Text("Row") }, Form { Text("Row") }.scrollContentBackground(.hidden)),
            Pair("Section", list(Text("Row")), list(Section("Header") { Text("Row") })),
            Pair(
                "Section folded", list(Section("Header", isExpanded: .constant(true)) { Text("Row") }),
                list(Section("Header", isExpanded: .constant(false)) { Text("Row") })),
            Pair("groupBoxStyle", GroupBox("A") { Text("B") }, GroupBox("A") { Text("B") }.groupBoxStyle(LineBoxStyle())),
            Pair(
                "ViewThatFits", text.lineLimit(1),
                ViewThatFits {
                    text.lineLimit(1); box()
                }),
            Pair(
                "Spacer", HStack { box() },
                HStack {
                    box(); Spacer()
                }),
            Pair(
                "Divider", VStack { box() },
                VStack {
                    box(); Divider()
                }),
        ]
    }

    @Test("each changes the picture")
    func changes() {
        for pair in Self.pairs {
            #expect(Render.tile(pair.without, 100, 100).content != Render.tile(pair.with, 100, 100).content, "\(pair.name)")
        }
    }

    @Test("each is mirrored from right to left: what was at the left is at the right")
    func mirrored() {
        let environment = Render.environment(direction: .rightToLeft)
        func isMirror(_ a: [CGRect], _ b: [CGRect]) -> Bool {
            a.count == b.count
                && zip(a, b).allSatisfy { abs($0.minX - (100 - $1.maxX)) < 1e-6 && abs($0.minY - $1.minY) < 1e-6 }
        }
        for pair in Self.pairs where pair.name != "fixedSize" {
            let frames = Render.tile(pair.with, 100, 100).nodes.filter { $0.type == "Color" || $0.type == "Text" }.map(\.frame)
            let mirrored = Render.tile(pair.with, 100, 100, environment: environment).nodes
                .filter { $0.type == "Color" || $0.type == "Text" }.map(\.frame)
            #expect(isMirror(frames, mirrored), "\(pair.name): \(frames) \(mirrored)")
        }
    }

    @Test("turns, scales and masks are mirrored too")
    func mirroredEffects() {
        let environment = Render.environment(direction: .rightToLeft)
        func transform<V: View>(_ view: V) -> CGAffineTransform {
            Render.fitting(view, environment: environment).layers.first?.transform ?? .identity
        }
        let turned = transform(Self.box().rotationEffect(.degrees(90), anchor: .topLeading))
        // About the upper right corner, anticlockwise: the lower right corner goes to the right of it.
        let corner = CGPoint(x: 20, y: 10).applying(turned)
        #expect(abs(corner.x - 30) < 1e-9 && abs(corner.y) < 1e-9)
        let scaled = transform(Self.box().scaleEffect(2, anchor: .leading))
        #expect(CGPoint(x: 20, y: 5).applying(scaled).x == 20)
        let flipped = transform(Self.box().flipsForRightToLeftLayoutDirection(true))
        #expect(CGPoint(x: 0, y: 0).applying(flipped).x == 20)
        #expect(Render.fitting(Self.box().flipsForRightToLeftLayoutDirection(true)).layers.isEmpty)
        let masked = Render.fitting(Self.box().mask(alignment: .leading) { Rectangle().frame(width: 5) }, environment: environment)
        guard case .fill(let path, _, _) = masked.layers.first?.mask?.first else {
            Issue.record("no mask")
            return
        }
        #expect(path.boundingRect.minX == 15)
    }

    @Test("lengths that are none, endless or absurd end in a picture", arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func hostile(_ number: Double) {
        let length = CGFloat(number)
        let views: [AnyView] = [
            AnyView(Color.red.frame(width: length, height: length)),
            AnyView(Color.red.frame(minWidth: length, idealWidth: length, maxWidth: length)),
            AnyView(Color.red.frame(minHeight: length)),
            AnyView(Color.red.padding(length)),
            AnyView(Color.red.safeAreaPadding(length)),
            AnyView(Color.red.ignoresSafeArea().safeAreaPadding(length)),
            AnyView(Color.red.offset(x: length, y: length)),
            AnyView(Color.red.position(x: length, y: length)),
            AnyView(Color.red.aspectRatio(length, contentMode: .fill)),
            AnyView(Color.red.containerRelativeFrame(.horizontal, count: .max, span: .min, spacing: length)),
            AnyView(Color.red.containerRelativeFrame([.horizontal, .vertical]) { _, _ in length }),
            AnyView(
                HStack(spacing: length) {
                    Color.red; Spacer(minLength: length); Color.red
                }),
            AnyView(
                VStack {
                    Color.red.layoutPriority(number); Color.red.zIndex(number)
                }),
            AnyView(
                HStack(alignment: .top) {
                    Color.red.alignmentGuide(.top) { _ in length }; Color.red
                }),
            AnyView(
                LazyVGrid(columns: [GridItem(.adaptive(minimum: length, maximum: length), spacing: length)], spacing: length) { Color.red }),
            AnyView(LazyHGrid(rows: [GridItem(.flexible(minimum: length, maximum: length)), GridItem(.fixed(length))]) { Color.red }),
            AnyView(
                Grid(horizontalSpacing: length, verticalSpacing: length) {
                    GridRow {
                        Color.red; Color.red
                    }; Color.red
                }),
            AnyView(
                Grid {
                    GridRow {
                        Color.red.frame(width: length).gridCellColumns(.max); Color.red.gridCellAnchor(UnitPoint(x: length, y: 0))
                    }
                }),
            AnyView(ScrollView { Color.red.frame(height: length) }.contentMargins(length)),
            AnyView(GeometryReader { Color.red.frame(width: $0.size.width * length) }),
            AnyView(List { Color.red }.environment(\.defaultMinListRowHeight, length)),
        ]
        for view in views {
            let picture = Render.tile(view, 50, 50)
            // The picture can be drawn as well.
            #expect(Rasterizer(fonts: { _ in nil }).draw(picture.content, scale: 1).width == 50)
            #expect(Render.fitting(view, length, length).nodes.count > 0)
        }
    }
}
