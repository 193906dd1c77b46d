import SwiftUI
import Testing

private enum BoundsKey: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private enum WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

@MainActor @Suite("Geometry and preferences") struct GeometryTests {
    @Test("frames count from the tile, from the view, and from a named view")
    func spaces() {
        var frames: [String: CGRect] = [:]
        let view = VStack(spacing: 0) {
            Color.red.frame(height: 20)
            VStack(spacing: 0) {
                Color.red.frame(height: 10)
                GeometryReader { proxy -> Color in
                    frames["global"] = proxy.frame(in: .global)
                    frames["local"] = proxy.frame(in: .local)
                    frames["named"] = proxy.frame(in: .named("column"))
                    frames["bounds"] = proxy.bounds(of: .named("column"))
                    frames["nobody"] = proxy.bounds(of: .named("nobody"))
                    return Color.green
                }
            }
            .padding(5)
            .coordinateSpace(name: "column")
        }
        _ = Render.tile(view, 100, 100, margins: 10)
        #expect(frames["local"] == CGRect(x: 0, y: 0, width: 70, height: 40))
        #expect(frames["global"] == CGRect(x: 15, y: 45, width: 70, height: 40))
        #expect(frames["named"] == CGRect(x: 5, y: 15, width: 70, height: 40))
        #expect(frames["bounds"] == CGRect(x: -5, y: -15, width: 80, height: 60))
        #expect(frames["nobody"] == nil)
    }

    @Test("anchors tell an overlay where views are")
    func anchors() {
        let view = HStack(spacing: 10) {
            Color.red.frame(width: 10, height: 10).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            Color.red.frame(width: 20, height: 30).anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
        }
        .padding(4)
        .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
                ForEach(anchors.indices, id: \.self) { index in
                    let rect = proxy[anchors[index]]
                    Rectangle().frame(width: rect.width, height: rect.height).offset(x: rect.minX, y: rect.minY)
                }
            }
        }
        let picture = Render.tile(view, 100, 100)
        #expect(picture.frames("Rectangle") == picture.frames("Color"))
        #expect(picture.frames("Rectangle").count == 2)
    }

    @Test("anchors are changed by those around, and points are told too")
    func transformedAnchors() {
        var point: CGPoint?
        let view = Color.red.frame(width: 10, height: 10)
            .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
            .padding(10)
            .transformAnchorPreference(key: BoundsKey.self, value: .bounds) { $0.append($1) }
            .backgroundPreferenceValue(BoundsKey.self) { anchors in
                GeometryReader { proxy -> Color in
                    let rects = anchors.map { proxy[$0] }
                    point = rects.last?.origin
                    return rects.count == 2 && rects[0].minX == 10 ? Color.green : Color.black
                }
            }
        let picture = Render.tile(view, 50, 50)
        #expect(point == .zero)
        // Behind: drawn first.
        #expect(picture.fills.first?.rect.width == 30)
        #expect(picture.fills.first?.color == Render.tile(Color.green).fills.first?.color)
    }

    @Test("an overlay sees what views made after layout gave, and onPreferenceChange is told again")
    func latePreferences() {
        var told: [CGFloat] = []
        let view = Color.red.frame(width: 30, height: 10)
            .background(GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) })
            .onPreferenceChange(WidthKey.self) { told.append($0) }
            .overlayPreferenceValue(WidthKey.self) { width in Rectangle().frame(width: width / 2) }
        let picture = Render.tile(view, 50, 50)
        #expect(told == [0, 30])
        #expect(picture.frame("Rectangle").width == 15)
    }

    @Test("a view's geometry is told once it has its place")
    func geometryChange() {
        var told: [CGSize] = []
        let view = Color.red.frame(width: 30, height: 10).onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            told.append($0)
        }
        _ = Render.tile(view)
        #expect(told == [CGSize(width: 30, height: 10)])
    }

    // MARK: The safe area

    @Test("a view at an edge takes its room; what ignores the safe area goes under it")
    func safeAreaInset() {
        let view = Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.green.frame(height: 20) }
        #expect(
            Render.fitting(view, 100, 100).frames("Color") == [
                CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 0, y: 80, width: 100, height: 20),
            ])
        let bleeding = Color.red.ignoresSafeArea().safeAreaInset(edge: .top, spacing: 0) { Color.green.frame(height: 20) }
        #expect(
            Render.fitting(bleeding, 100, 100).frames("Color") == [
                CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 0, width: 100, height: 20),
            ])
        let side = Color.red.safeAreaInset(edge: .leading, alignment: .top, spacing: 5) { Color.green.frame(width: 10, height: 10) }
        let mirrored = Render.fitting(side, 100, 50, environment: Render.environment(direction: .rightToLeft)).frames("Color")
        #expect(mirrored == [CGRect(x: 0, y: 0, width: 85, height: 50), CGRect(x: 90, y: 0, width: 10, height: 10)])
    }

    @Test("room of the safe area is drawn into only by what ignores it")
    func safeAreaPadding() {
        var insets: EdgeInsets?
        let view = VStack(spacing: 0) {
            Color.red.ignoresSafeArea(edges: .horizontal)
            GeometryReader { proxy -> Color in
                insets = proxy.safeAreaInsets
                return Color.green
            }
        }
        .safeAreaPadding(.horizontal, 10)
        let frames = Render.fitting(view, 100, 40).frames("Color")
        #expect(frames == [CGRect(x: 0, y: 0, width: 100, height: 20), CGRect(x: 10, y: 20, width: 80, height: 20)])
        #expect(insets == EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10))
        // A widget has no safe area of its own.
        #expect(Render.tile(Color.red.ignoresSafeArea(), 100, 100, margins: 10).frame("Color").width == 80)
        #expect(Render.fitting(Color.red.scenePadding(), 100, 100).frame("Color").width == 68)
    }

    @Test("frames by the container: the content area, a part of it, a scroll view")
    func containerRelative() {
        func width<V: View>(_ view: V) -> CGFloat { Render.tile(view, 120, 100, margins: 10).frame("Color").width }
        #expect(width(HStack { Color.red.containerRelativeFrame(.horizontal) }) == 100)
        #expect(width(Color.red.containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 4)) == 48)
        #expect(width(Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 5 }) == 20)
        let scroll = ScrollView(.horizontal) { Color.red.containerRelativeFrame(.horizontal).frame(height: 10) }.frame(width: 60)
        #expect(width(HStack { scroll }) == 60)
    }

    // MARK: Places

    @Test("offsets and points count from the leading edge")
    func mirroredPlaces() {
        let environment = Render.environment(direction: .rightToLeft)
        let box = Color.red.frame(width: 10, height: 10)
        #expect(Render.fitting(box.offset(x: 3, y: 1), environment: environment).frame("Color").origin == CGPoint(x: -3, y: 1))
        #expect(Render.fitting(box.position(x: 20, y: 5), 100, 10, environment: environment).frame("Color").midX == 80)
    }

    @Test("a guide passes through modifiers")
    func guidesThroughModifiers() {
        let view = HStack(alignment: .top, spacing: 0) {
            Color.red.frame(width: 10, height: 20)
            Color.green.frame(width: 10, height: 20).alignmentGuide(.top) { $0[.bottom] }.padding(.top, 5).opacity(0.5)
        }
        #expect(Render.fitting(view).frames("Color").map(\.minY) == [25, 5])
    }

    @Test("a spacer in a frame no longer gives way last; a given priority stays through modifiers")
    func priorities() {
        let framed = HStack(spacing: 0) {
            Color.red
            Spacer(minLength: 0).frame(maxWidth: .infinity)
        }
        #expect(Render.fitting(framed, 100, 10).frame("Color").width == 50)
        let given = HStack(spacing: 0) {
            Color.red.layoutPriority(1).padding(.leading, 10)
            Color.green
        }
        #expect(Render.fitting(given, 100, 10).frames("Color").map(\.width) == [90, 0])
    }
}
