import Foundation
import Testing

@testable import Drawing

@Test func smokeSymbols() throws {
    let r = Rasterizer { _ in nil }
    var list = DisplayList(size: CGSize(width: 600, height: 560))
    list.items.append(.fill(Path(CGRect(x: 0, y: 0, width: 600, height: 560)), .color(.white), .nonZero))
    for (row, weight) in [FontWeight.regular, .bold].enumerated() {
        for (index, name) in Symbols.names.enumerated() {
            guard let s = Symbols.outline(named: name, weight: weight) else { print("missing", name); continue }
            let t = CGAffineTransform(
                a: 24, b: 0, c: 0, d: 24, tx: Double(index % 20) * 30, ty: Double(index / 20) * 30 + Double(row) * 280)
            list.items.append(.fill(s.path.applying(t), .color(.black), .nonZero))
        }
    }
    let t = CGAffineTransform(a: 24, b: 0, c: 0, d: 24, tx: 560, ty: 520)
    list.items.append(.fill(Symbols.fallback.path.applying(t), .color(.black), .nonZero))
    try Data(PNG.encode(r.draw(list, scale: 2))).write(to: URL(fileURLWithPath: "/tmp/drawing-symbols.png"))
}
