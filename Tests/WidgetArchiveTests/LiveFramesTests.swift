import Foundation
import Testing
import VitrineDrawing

@testable import VitrineWidgetArchive

@Suite("Where a picture follows the time") struct LiveFramesTests {
    /// Columns of texts that follow the time, 100 points apart.
    private func view(_ count: Int) -> ArchivedView {
        let date = LiveDate(.timer(Date(timeIntervalSince1970: 1_805_014_800)), locale: "en_US", timeZone: "UTC")
        let piece = LiveText.Piece(TextSpan("5:00", font: FontDescription(size: 17), paint: .color(.black)), date: date)
        let items = (0..<count).map { (index: Int) -> DisplayItem in
            let left = 10 + Double(index % 500) * 100, top = 10 + Double(index / 500) * 100
            let frame = CGRect(x: left, y: top, width: 40, height: 20)
            return .liveText(LiveText(pieces: [piece], paragraph: TextParagraph(spans: []), frame: frame, scale: 3, items: []))
        }
        return ArchivedView(
            environment: RenderEnvironment(), content: DisplayList(size: CGSize(width: 60_000, height: 60_000), items: items))
    }

    @Test("few that stand apart stay apart, more are one") func few() {
        #expect(view(3).liveFrames.map(\.minX) == [7, 107, 207])
        #expect(view(0).liveFrames.isEmpty)
        #expect(view(7).liveFrames == [CGRect(x: 7, y: 7, width: 646, height: 26)])
    }

    @Test("a hundred thousand of them are found in no time", .timeLimit(.minutes(1))) func many() {
        #expect(view(100_000).liveFrames == [CGRect(x: 7, y: 7, width: 49_946, height: 19_926)])
    }
}
