import Foundation
import Testing

@testable import VitrineDrawing

@Suite struct CornerTests {
    private func left(_ path: Path, at y: Double) -> Double {
        let steps = 20_000
        let step = (0..<steps).first { path.contains(CGPoint(x: 100 * Double($0) / Double(steps), y: y)) }
        return 100 * Double(step ?? steps) / Double(steps)
    }

    /// Places are those of Apple's pictures of a capsule 50.33 points high (iOS 26, ferrostar) and of corners of 12 points, read at the first
    /// pixel that is nearly full; a half circle begins three points later.
    @Test func `ends of a capsule begin gradually at its long sides, and corners at both (picture.4)`() {
        let capsule = Path(
            roundedRect: CGRect(x: 0, y: 0, width: 300, height: 50.33), cornerRadius: 50.33 / 2, style: .continuous)
        for (row, x) in [(1.0, 23.67), (2, 20.67), (3, 19), (4, 17.67), (6, 15.33), (8, 14)] {
            #expect(abs(left(capsule, at: row / 3 + 0.03) - x) < 0.6, "row \(row)")
        }
        #expect(abs(left(capsule, at: 50.33 / 2)) < 0.01)
        let corner = Path(roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 12, style: .continuous)
        for (row, x) in [(1.0, 9.67), (2, 8), (3, 7.33), (4, 6.33)] {
            #expect(abs(left(corner, at: row / 3 + 0.03) - x) < 0.6, "row \(row)")
        }
        // The shape is a circle where no side has room.
        let disc = Path(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 50), cornerRadius: 25, style: .continuous)
        #expect(abs(left(disc, at: 25 - 25 * 0.6) - 5) < 0.02)
    }
}
