import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("The coordinates a shape is asked in") struct ShapeCoordinatesTests {
    /// Heeds the size of its rectangle alone, as what is made of SVG files does.
    private struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: rect.width, y: 0))
            path.addLine(to: CGPoint(x: 0, y: rect.height))
            path.closeSubpath()
            return path
        }
    }

    private func boxes<V: View>(_ view: V) -> [CGRect] {
        func boxes(_ items: [DisplayItem]) -> [CGRect] {
            items.flatMap { item -> [CGRect] in
                switch item {
                case .fill(let path, _, _), .stroke(let path, _, _): [path.boundingRect]
                case .layer(let layer): layer.clip.map { [$0.path.boundingRect] } ?? boxes(layer.mask ?? layer.items)
                default: []
                }
            }
        }
        let placed = view.frame(width: 30, height: 20).padding(.leading, 50).padding(.top, 40)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        return boxes(Render.tile(placed).content.items)
    }

    @Test("are its own, whatever place in the tile it has: filled, stroked, turned, as a clip, a mask and a background") func own() {
        let frame = CGRect(x: 50, y: 40, width: 30, height: 20)
        #expect(boxes(Corner().fill(.red)) == [frame])
        #expect(boxes(Corner().stroke(.red)) == [frame])
        #expect(boxes(Color.red.clipShape(Corner())) == [frame])
        #expect(boxes(Color.red.mask(Corner())) == [frame])
        #expect(boxes(Color.clear.background(.red, in: Corner())).last == frame)
        #expect(boxes(Corner().rotation(.degrees(180)).fill(.red)).map { $0.integral } == [frame])
        #expect(boxes(AnyShape(Corner()).fill(.red)) == [frame])
        #expect(boxes(Corner().union(Rectangle()).fill(.red)) == [frame])
        #expect(boxes(Path(CGRect(x: 1, y: 2, width: 3, height: 4)).fill(.red)) == [CGRect(x: 51, y: 42, width: 3, height: 4)])
    }

    @Test("show a shape that heeds its rectangle's origin where it was") func heeding() {
        #expect(boxes(Circle().inset(by: 2).fill(.red)) == [CGRect(x: 57, y: 42, width: 16, height: 16)])
        #expect(boxes(RoundedRectangle(cornerRadius: 4).fill(.red)) == [CGRect(x: 50, y: 40, width: 30, height: 20)])
    }
}
