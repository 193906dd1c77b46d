import SwiftUI
import Testing

private enum ThirdGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension VerticalAlignment {
    fileprivate static let third = VerticalAlignment(ThirdGuide.self)
}

private struct WeightKey: LayoutValueKey { static let defaultValue: CGFloat = 1 }

/// Shares its width by weights, and counts how often it is asked.
private struct WeightedRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
        CGSize(width: proposal.width ?? 100, height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0)
    }
    func makeCache(subviews: Subviews) -> [CGFloat] {
        let sum = subviews.reduce(0) { $0 + $1[WeightKey.self] }
        return subviews.map { $0[WeightKey.self] / sum }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
        var x = bounds.minX
        for (share, subview) in zip(cache, subviews) {
            let width = bounds.width * share
            subview.place(
                at: CGPoint(x: x + width / 2, y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

@MainActor @Suite("Layout") struct LayoutTests {
    @Test("least flexible children are asked first, the rest share")
    func flexibility() {
        let view = HStack(spacing: 0) {
            Color.red
            Color.green.frame(maxWidth: 20)
            Color.blue.frame(width: 30)
        }
        #expect(Render.fitting(view, 100, 10).frames("Color").map(\.width) == [50, 20, 30])
    }

    @Test("a centred stack of rows that take all there is fills what a fixed neighbour leaves")
    func endlessRows() {
        let row = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
            Spacer(minLength: 0)
        }
        let view = HStack(spacing: 0) {
            VStack(spacing: 0) {
                row
                row
            }
            Color.green.frame(width: 30, height: 20)
        }
        #expect(Render.tile(view, 100, 20).fills.map(\.rect.minX) == [0, 0, 70])
    }

    @Test("a higher priority takes all that the others can do without")
    func priority() {
        let view = HStack(spacing: 0) {
            Color.red.frame(minWidth: 10)
            Color.green.layoutPriority(1)
        }
        #expect(Render.fitting(view, 100, 10).frames("Color").map(\.width) == [10, 90])
    }

    @Test("a spacer takes what is left and asks for no gap beside it")
    func spacers() {
        let view = HStack {
            Color.red.frame(width: 10)
            Spacer()
            Color.red.frame(width: 10)
            Color.red.frame(width: 10)
        }
        #expect(Render.fitting(view, 100, 10).frames("Color").map(\.minX) == [0, 72, 90])
        #expect(Render.fitting(view, 10, 10).contentSize.width == 46)
        #expect(Render.fitting(Spacer(), 30, 40).contentSize == CGSize(width: 30, height: 40))
    }

    @Test("default gaps: eight between figures, by leading between texts, none where a spacer is")
    func gaps() {
        func gap<A: View, B: View>(_ a: A, _ b: B, _ typeA: String, _ typeB: String) -> CGFloat {
            let picture = Render.fitting(
                VStack {
                    a; b
                }, 200, nil)
            let (first, second) = (picture.frame(typeA), picture.frames(typeB).last ?? .null)
            return second.minY - first.maxY
        }
        let box = Rectangle().frame(height: 10)
        #expect(gap(box, box, "Rectangle", "Rectangle") == 8)
        #expect(abs(gap(Text("A"), Text("B"), "Text", "Text") - 2) < 0.001)
        #expect(abs(gap(Text("A"), Text("B").font(.caption2), "Text", "Text")) < 0.001)
        // facts.md, "Text above view" and "view above Text" for body at 3x.
        #expect(abs(gap(Text("A"), box, "Text", "Rectangle") - 10.6424) < 0.001)
        #expect(abs(gap(box, Text("B"), "Rectangle", "Text") - 6.4339) < 0.001)
        #expect(gap(Text("A").padding(), Text("B").padding(), "padding", "padding") == 8)
    }

    @Test("explicit guides move a child, and the stack grows around it")
    func guides() {
        let view = HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 10, height: 20)
            Color.green.frame(width: 10, height: 20).alignmentGuide(.top) { $0[.bottom] }
        }
        let picture = Render.fitting(view)
        #expect(picture.contentSize.height == 40)
        #expect(picture.frames("Color").map(\.minY) == [20, 0])
    }

    @Test("a guide of one's own rises through stacks as the mean")
    func customGuides() {
        let inner = VStack(spacing: 0) {
            Color.red.frame(width: 10, height: 30).alignmentGuide(.third) { _ in 0 }
            Color.red.frame(width: 10, height: 30).alignmentGuide(.third) { _ in 10 }
        }
        let view = HStack(alignment: .third, spacing: 0) {
            inner
            Color.green.frame(width: 10, height: 30)
        }
        let picture = Render.fitting(view)
        // The mean of 0 and 40 meets a third of 30.
        #expect(picture.frames("Color").last?.minY == 10)
    }

    @Test("first baselines stand on one line")
    func baselines() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("Large").font(.largeTitle)
            Text("small").font(.caption).padding(.top, 5)
        }
        let texts = Render.fitting(view).frames("Text")
        let baselines = zip(texts, [34.0, 12.0]).map { Double($0.minY) + ($1 * 1950 / 2048 * 3).rounded() / 3 }
        #expect(abs(baselines[0] - baselines[1]) < 0.001)
    }

    @Test("frames align their child and keep its size")
    func frames() {
        let view = Color.red.frame(width: 10, height: 10).frame(width: 50, height: 40, alignment: .bottomTrailing)
        #expect(Render.fitting(view).frame("Color") == CGRect(x: 40, y: 30, width: 10, height: 10))
        let flexible = Color.red.frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .leading)
        #expect(Render.fitting(flexible, 50, 40).contentSize == CGSize(width: 50, height: 10))
        #expect(Render.fitting(flexible).contentSize == CGSize(width: 10, height: 10))
    }

    @Test("padding is sixteen where no length is given, and only on the edges asked for")
    func padding() {
        #expect(Render.fitting(Color.red.padding(), 100, 50).frame("Color") == CGRect(x: 16, y: 16, width: 68, height: 18))
        #expect(Render.fitting(Color.red.padding(.leading, 5), 100, 50).frame("Color") == CGRect(x: 5, y: 0, width: 95, height: 50))
    }

    @Test("a ratio fits into a box or fills it")
    func aspectRatio() {
        #expect(Render.fitting(Color.red.aspectRatio(2, contentMode: .fit), 100, 80).contentSize == CGSize(width: 100, height: 50))
        #expect(Render.fitting(Color.red.aspectRatio(2, contentMode: .fill), 100, 80).contentSize == CGSize(width: 160, height: 80))
        #expect(Render.fitting(Color.red.aspectRatio(2, contentMode: .fit), 100, nil).contentSize == CGSize(width: 100, height: 50))
    }

    @Test("overlays and backgrounds do not change the size and are aligned to it")
    func overlays() {
        let view = Color.red.frame(width: 40, height: 20)
            .overlay(alignment: .bottomTrailing) { Color.green.frame(width: 60, height: 10) }
            .background(alignment: .topLeading) {
                Color.blue.frame(width: 4, height: 4)
                Color.black.frame(width: 2, height: 2)
            }
        let picture = Render.fitting(view)
        #expect(picture.contentSize == CGSize(width: 40, height: 20))
        let frames = picture.frames("Color")
        #expect(frames.contains(CGRect(x: -20, y: 10, width: 60, height: 10)))
        #expect(frames.first == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(frames[1] == CGRect(x: 0, y: 0, width: 2, height: 2))
    }

    @Test("position takes all it is offered, offset moves only the drawing")
    func places() {
        let position = Render.fitting(Color.red.frame(width: 10, height: 10).position(x: 20, y: 30), 100, 80)
        #expect(position.contentSize == CGSize(width: 100, height: 80))
        #expect(position.frame("Color") == CGRect(x: 15, y: 25, width: 10, height: 10))
        let offset = Render.fitting(Color.red.frame(width: 10, height: 10).offset(x: 3, y: -4))
        #expect(offset.contentSize == CGSize(width: 10, height: 10))
        #expect(offset.frame("Color").origin == CGPoint(x: 3, y: -4))
    }

    @Test("a layout of one's own is asked with its cache and its children's values")
    func customLayout() {
        let view = WeightedRow {
            Color.red
            Color.green.layoutValue(key: WeightKey.self, value: 3)
        }
        #expect(Render.fitting(view, 80, nil).frames("Color").map(\.width) == [20, 60])
        let erased = AnyLayout(WeightedRow()) {
            Color.red
            Color.green
        }
        #expect(Render.fitting(erased, 80, nil).frames("Color").map(\.width) == [40, 40])
    }

    @Test("the first candidate that fits is drawn, the last one if none does", arguments: [(100.0, 60.0), (50.0, 40.0), (5.0, 20.0)])
    func viewThatFits(width: Double, chosen: Double) {
        let view = ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 60)
            Color.red.frame(width: 40)
            Color.red.frame(width: 20)
        }
        #expect(Render.fitting(view, CGFloat(width), 10).frame("Color").width == CGFloat(chosen))
    }

    @Test("a geometry reader takes all, and its children stand top leading")
    func geometry() {
        let view = GeometryReader { proxy in
            Color.red.frame(width: proxy.size.width / 2, height: proxy.frame(in: .global).minY)
            Color.green.frame(width: 10, height: 10)
        }.padding(.top, 20)
        let picture = Render.tile(view, 100, 100)
        #expect(picture.frames("Color") == [CGRect(x: 0, y: 20, width: 50, height: 20), CGRect(x: 0, y: 20, width: 10, height: 10)])
    }

    @Test("right to left mirrors places, not sizes")
    func rightToLeft() {
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 10)
            Color.green.frame(width: 20).padding(.leading, 5)
        }.overlay(alignment: .topTrailing) { Color.blue.frame(width: 2, height: 2) }
        let picture = Render.fitting(view, nil, 10, environment: Render.environment(direction: .rightToLeft))
        #expect(picture.frames("Color").map(\.minX) == [25, 0, 0])
    }

    @Test("layers are drawn by their depth")
    func zIndex() {
        let view = ZStack {
            Color.red.zIndex(1)
            Color.green
        }
        #expect(Render.tile(view).fills.count == 2)
        #expect(Render.tile(view).fills.last?.color == Render.tile(Color.red).fills.first?.color)
    }

    @Test("edges are drawn on whole pixels, halves up")
    func snapping() {
        let view = Color.red.padding(.top, 29.8333).padding(.bottom, 59.6)
        let rect = Render.tile(view, 100, 150).fills[0].rect
        #expect(abs(rect.minY - 29.6667) < 0.01 || abs(rect.minY - 30) < 0.01)
        #expect(abs(rect.maxY * 3 - (rect.maxY * 3).rounded()) < 0.0001)
    }

    @Test("margins are taken off the tile, and a smaller view stands in the middle")
    func tile() {
        #expect(Render.tile(Color.red, 158, 158, margins: 16).frame("Color") == CGRect(x: 16, y: 16, width: 126, height: 126))
        let small = Render.tile(Color.red.frame(width: 10, height: 10), 158, 158, margins: 16)
        #expect(small.frame("Color") == CGRect(x: 74, y: 74, width: 10, height: 10))
        #expect(small.content.size == CGSize(width: 158, height: 158))
    }
}
