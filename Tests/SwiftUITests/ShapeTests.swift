import Foundation
import SwiftUI
import Testing
import VitrineDrawing

@MainActor @Suite("Shapes") struct ShapeTests {
    private let rect = CGRect(x: 10, y: 20, width: 40, height: 20)

    private func list<V: View>(_ view: V, _ direction: LayoutDirection = .leftToRight) -> DisplayList {
        Render.tile(view, 60, 60, environment: Render.environment(direction: direction)).content
    }

    @Test("changed shapes are changed about their anchors and keep their size in layout")
    func changes() {
        #expect(Rectangle().offset(x: 3, y: 4).path(in: rect).boundingRect == rect.offsetBy(dx: 3, dy: 4))
        #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 20, y: 25, width: 20, height: 10))
        #expect(
            Rectangle().scale(x: 0.5, y: 1, anchor: .leading).path(in: rect).boundingRect == CGRect(x: 10, y: 20, width: 20, height: 20))
        let turned = Rectangle().rotation(.degrees(90)).path(in: rect).boundingRect
        #expect(abs(turned.minX - 20) < 0.001 && abs(turned.width - 20) < 0.001 && abs(turned.height - 40) < 0.001)
        #expect(Rectangle().size(width: 5, height: 6).path(in: rect).boundingRect == CGRect(x: 10, y: 20, width: 5, height: 6))
        let half = Rectangle().trim(from: 0, to: 1.0 / 3).path(in: rect).boundingRect
        #expect(half.height == 0 && half.width == 40)
        #expect(Rectangle().stroke(lineWidth: 2).path(in: rect).boundingRect == rect.insetBy(dx: -1, dy: -1))
        #expect(Circle().rotation(.degrees(10)).inset(by: 5).path(in: rect).boundingRect.width < 10.01)
    }

    @Test("strokes of strokes and fills of strokes are what they say")
    func strokes() {
        #expect(list(Circle().stroke(lineWidth: 4)) == list(Circle().stroke(.foreground, lineWidth: 4)))
        #expect(list(Circle().stroke(lineWidth: 4).fill(.red)) == list(Circle().stroke(.red, lineWidth: 4)))
        #expect(list(Circle().stroke(lineWidth: 4).stroke(.red, lineWidth: 1)) != list(Circle().stroke(.red, lineWidth: 1)))
    }

    @Test("fills and strokes of one shape lie one on the other")
    func layers() {
        func strokes(_ list: DisplayList) -> [String] {
            list.items.map {
                switch $0 {
                case .fill: "fill"
                case .stroke: "stroke"
                default: "other"
                }
            }
        }
        #expect(strokes(list(Circle().fill(.red).stroke(.blue, lineWidth: 2))) == ["fill", "stroke"])
        #expect(strokes(list(Circle().stroke(.blue, lineWidth: 2).fill(.red))) == ["stroke", "fill"])
        #expect(strokes(list(Circle().fill(.red).strokeBorder(.blue, lineWidth: 2).stroke(.green))) == ["fill", "stroke", "stroke"])
    }

    @Test("shapes mirror from right to left, paths and symmetric shapes do not")
    func directions() {
        let uneven = UnevenRoundedRectangle(topLeadingRadius: 20)
        #expect(list(uneven) != list(uneven, .rightToLeft))
        #expect(list(uneven, .rightToLeft).items.count == 1)
        #expect(list(Circle()) == list(Circle(), .rightToLeft))
        let path = Path { $0.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)]) }
        #expect(list(path) == list(path, .rightToLeft))
        #expect(list(Color.red.clipShape(uneven)) != list(Color.red.clipShape(uneven), .rightToLeft))
        #expect(list(Circle().trim(from: 0, to: 0.2)) != list(Circle().trim(from: 0, to: 0.2), .rightToLeft))
    }

    @Test("corners stay concentric when a shape is made smaller")
    func insets() {
        let square = CGRect(x: 0, y: 0, width: 100, height: 100)
        let inner = UnevenRoundedRectangle(topLeadingRadius: 20).inset(by: 5).path(in: square)
        #expect(inner == UnevenRoundedRectangle(topLeadingRadius: 15).path(in: square.insetBy(dx: 5, dy: 5)))
        #expect(
            RoundedRectangle(cornerRadius: 20).inset(by: 5).path(in: square)
                == RoundedRectangle(cornerRadius: 15).path(in: square.insetBy(dx: 5, dy: 5)))
    }

    @Test("every style fills in its own way")
    func styles() {
        let lists: [DisplayList] = [
            list(Circle().fill(.selection)), list(Circle().fill(.separator)), list(Circle().fill(.placeholder)),
            list(Circle().fill(.windowBackground)), list(Circle().fill(.fill)), list(Circle().fill(.primary)),
            list(Circle().fill(.secondary)), list(Circle().fill(.tint.secondary)), list(Circle().fill(.red.opacity(0.5))),
            list(Circle().fill(.red.shadow(.drop(radius: 2)))), list(Circle().fill(.red.shadow(.inner(radius: 2)))),
            list(Circle().fill(.red.blendMode(.multiply))), list(Circle().fill(.shadow(.drop(radius: 2)))),
            list(Circle().fill(.opacity(0.3))), list(Circle().fill(Gradient(colors: [.red, .blue]))),
        ]
        #expect(Set(lists).count == lists.count)
    }

    @Test("a shadow of a style is under what it fills, also under words and symbols")
    func shadows() {
        func shadow<V: View>(_ view: V) -> Shadow? { Render.fitting(view).layers.first?.shadow }
        #expect(shadow(Text("A").foregroundStyle(.red.shadow(.drop(radius: 3, x: 1))))?.radius == 6)
        #expect(shadow(Image(systemName: "star").foregroundStyle(.red.shadow(.drop(radius: 3, x: 1))))?.x == 1)
        #expect(shadow(Circle().fill(.red.shadow(.drop(color: .black, radius: 3))))?.color == .black)
    }

    @Test("a mesh has its colours at its points and shows only inside the shape")
    func mesh() {
        let mesh = MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black, .white, .black, .white])
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(Render.tile(mesh, 40, 40).content, scale: 1)
        #expect(bitmap[0, 20][0] < 20 && bitmap[39, 20][0] > 235 && abs(Int(bitmap[20, 20][0]) - 128) < 12)
        let disc = Rasterizer(fonts: { _ in nil }).draw(Render.tile(Circle().fill(mesh), 40, 40).content, scale: 1)
        #expect(disc[1, 1][3] == 0 && disc[20, 20][3] == 255)
        let wrong = Render.tile(MeshGradient(width: 3, height: 3, points: [], colors: []))
        #expect(wrong.diagnostics.contains { $0.hasPrefix("MeshGradient") })
    }

    @Test("a mesh is shown as a place shows pictures")
    func meshInGroup() {
        let group = RenderingGroup(color: { RGBA(1, 1, 1, $0.alpha) }, image: .desaturate(luminanceToAlpha: true))
        let mesh = MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .red, .red, .red])
        let list = Render.tile(mesh._environment { $0.renderingGroup = group }, 10, 10).content
        let pixel = Rasterizer(fonts: { _ in nil }).draw(list, scale: 1)[5, 5]
        #expect(pixel[0] == pixel[1] && pixel[1] == pixel[2] && pixel[3] < 255)
    }

    @Test("xcode.12: a shape relative to its container follows the view that is named as one, not the tile")
    func containerShape() {
        func radius(_ view: some View) -> CGFloat? {
            // The top left corner begins where the outline leaves the edge.
            let path = Render.tile(view).content.items.compactMap { if case .fill(let path, _, _) = $0 { path } else { nil } }.first
            return path.map { $0.contains(CGPoint(x: 31, y: 31)) ? 0 : 1 }
        }
        let shape = ContainerRelativeShape().fill(.red)
        #expect(radius(shape.frame(width: 98, height: 98).containerShape(RoundedRectangle(cornerRadius: 40))) == 1)
        #expect(radius(shape.frame(width: 98, height: 98)) == 0)
        #expect(radius(shape.frame(width: 98, height: 98).containerShape(Rectangle())) == 0)
    }
}
