import Foundation
import Testing
import VitrineDrawing

@testable import VitrineWidgetArchive

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
        // The home screen's tile: continuous corners, not quarter circles.
        let tileRect = CGRect(x: 0, y: 0, width: 158, height: 158)
        #expect(tile.clip?.path == Path(roundedRect: tileRect, cornerRadius: 22, style: .continuous))
        #expect(tile.clip?.path != Path(roundedRect: tileRect, cornerRadius: 22, style: .circular))
    }

    @Test("cut to a radius larger than the tile stays inside the tile") func largeRadius() throws {
        guard case .layer(let tile) = Samples.view(.light).picture(cornerRadius: 500).items.first else {
            return #expect(Bool(false), "no layer")
        }
        let path = try #require(tile.clip?.path)
        #expect(CGRect(x: -0.001, y: -0.001, width: 158.002, height: 158.002).contains(path.boundingRect))
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
        #expect(object?["summary"] as? String == "Rome: Gate 4, Hotel")
    }

    @Test(
        "picture.10: may hold images of the areas that WidgetKit's logs name",
        arguments: [(300.0, 136.0, 2.0, 718_080.0), (339, 158, 3, 2_121_055.2), (141, 141, 2, 349_905.6)])
    func limits(_ width: Double, _ height: Double, _ scale: Double, _ known: Double) {
        #expect(abs(ArchiveLimits.imageArea(tile: PointSize(width: width, height: height), scale: scale) - known) < 0.01)
    }

    @Test("picture.10: an image of 1,440 pixels each way is archived in a medium tile of an iPhone, and not in a small one")
    func placeholderImage() {
        let small = ArchiveLimits.imageArea(tile: PointSize(width: 158, height: 158), scale: 3)
        let medium = ArchiveLimits.imageArea(tile: PointSize(width: 338, height: 158), scale: 3)
        #expect(small < 1_440 * 1_440 && medium > 1_440 * 1_440)
    }
}
