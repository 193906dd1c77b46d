import Charts
import SwiftUI
import Testing

extension Image {
    /// A view by release in a function that belongs to no actor, as `if #available` in an extension of a value is rewritten.
    fileprivate func released() -> some View {
        _iOSView(17) {
            resizable()
        } _: {
            Text("older")
        }
    }
}

@MainActor @Suite("Names of the newer systems") struct NewerNamesTests {
    @Test("xcode.12: ordinary source with newer names compiles and shows its words") func shown() {
        let words = Drawn.words(NewerNamesSource().frame(width: 380, height: 1400))
        let wanted = [
            "drawn", "scaled", "sized", "written", "resolved 17", "in a group", "Line", "labelled", "pressed", "Close", "glass", "gestures",
            "mirrored", "transition", "spoken", "rotors",
        ]
        #expect(wanted.filter { !words.contains($0) } == [])
        #expect(!words.contains("hidden"))
    }

    @Test("xcode.12: views of two releases are chosen in a function that belongs to no actor") func released() {
        #expect(Drawn.words(Image(systemName: "star").released().frame(width: 20, height: 20)).contains("older") == false)
    }

    @Test("xcode.12: an animation of one's own is what it was made of") func animation() {
        let animation = Animation(NewerNamesSource.Slow())
        #expect(animation.base is NewerNamesSource.Slow && !(Animation.default.base is NewerNamesSource.Slow))
        #expect(animation != .default && animation == Animation(NewerNamesSource.Slow()))
    }
}

@MainActor @Suite("Names that a widget shares with its app") struct AppNamesTests {
    @Test("xcode.12: source of an app compiles, and shows what a picture shows of it") func shown() {
        let rendered = Drawn.rendered(AppNamesSource(), 300, 500)
        #expect(rendered.nodes.compactMap(\.text) == ["the list", "first tab", "plain", "scrolled", "sheet"])
        for name in ["searchable", "alert", "confirmationDialog", "toolbar", "sheet", "fileImporter"] {
            #expect(rendered.diagnostics.contains("\(name) is declared and not drawn"))
        }
    }
}

@MainActor @Suite("Charts of three axes") struct SpaceChartTests {
    @Test("xcode.12: a chart of three axes compiles, takes its place, and is named as not drawn") func named() {
        let chart = Chart3D {
            PointMark(x: .value("x", 1), y: .value("y", 2), z: .value("z", 3)).foregroundStyle(.red)
            SurfacePlot(x: "x", y: "y", z: "z") { x, z in x * z }.roughness(0.3)
        }
        .chart3DPose(.front).chart3DCameraProjection(.perspective).frame(width: 80, height: 60)
        let rendered = Drawn.rendered(chart)
        #expect(rendered.diagnostics == ["Chart3D is declared and not drawn"])
        #expect(rendered.nodes.contains { $0.frame.size == CGSize(width: 80, height: 60) })
    }
}
