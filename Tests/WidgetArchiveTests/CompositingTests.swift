import Drawing
import Foundation
import Testing

@testable import WidgetArchive

@Suite("An archived view") struct CompositingTests {
    @Test("is drawn as background, then content, in the tile's shape") func picture() throws {
        var view = Samples.view(.light)
        view.background = DisplayList(size: view.content.size, items: [.fill(Path(elements: []), .color(.black), .nonZero)])
        let flat = view.picture(cornerRadius: nil)
        #expect(flat.items == (view.background?.items ?? []) + view.content.items)
        #expect(flat.images == view.content.images)
        let shaped = view.picture(cornerRadius: 22)
        guard case .layer(let tile) = shaped.items.first else { return #expect(Bool(false), "no layer") }
        #expect(tile.items == flat.items)
        let path = try #require(tile.clip?.path)
        // The straight side of a 22 point corner begins 1.528665 radii after it.
        #expect(path.elements.first == .move(to: CGPoint(x: 158 - 22 * 1.528665, y: 0)))
    }

    @Test("cut to a radius larger than the tile stays inside the tile") func largeRadius() {
        let path = Path.continuousCorners(of: CGRect(x: 0, y: 0, width: 40, height: 20), radius: 500)
        for element in path.elements {
            if case .curve(let to, _, _) = element { #expect(CGRect(x: -0.001, y: -0.001, width: 40.002, height: 20.002).contains(to)) }
        }
    }

    @Test("answers a tap by the topmost region, then by the widget's URL, then by nothing") func taps() {
        let view = Samples.view(.light)
        #expect(view.tapTarget(at: CGPoint(x: 60, y: 60)) == .perform(intent: "Add", parameters: Data([1, 2])))
        #expect(view.tapTarget(at: CGPoint(x: 10, y: 10)) == .open(URL(filePath: "/under")))
        #expect(view.tapTarget(at: CGPoint(x: 150, y: 150)) == .open(URL(filePath: "/whole")))
        #expect(view.tapTarget(at: CGPoint(x: 500, y: 10)) == nil)
        var silent = view
        silent.widgetURL = nil
        #expect(silent.tapTarget(at: CGPoint(x: 150, y: 150)) == nil)
    }

    @Test("lists its nodes as JSON, and its words in one line") func json() throws {
        let object = try JSONSerialization.jsonObject(with: Samples.view(.light).renderJSON()) as? [String: Any]
        let nodes = try #require(object?["nodes"] as? [[String: Any]])
        #expect(nodes[0]["text"] as? String == "Rome")
        #expect((nodes[0]["frame"] as? [String: Double])?["x"] == 1.235)
        #expect(object?["summary"] as? String == "Rome, Hotel")
    }

    @Test("may hold images of at least the one area that iOS is known to have allowed") func limits() {
        #expect(ArchiveLimits.imageArea(tile: PointSize(width: 158, height: 158), scale: 3) == 718_080)
        #expect(ArchiveLimits.imageArea(tile: PointSize(width: 338, height: 354), scale: 3) == 1.5 * 338 * 354 * 9)
    }
}
