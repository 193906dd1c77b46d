import SwiftUI

let shapeScenes: [GalleryScene] = [
    GalleryScene("shapes-basic", width: 320, height: 80) {
        HStack {
            Rectangle().fill(.red)
            RoundedRectangle(cornerRadius: 12).fill(.orange)
            Circle().fill(.yellow)
            Ellipse().fill(.green)
            Capsule().fill(.blue)
        }
    },
    GalleryScene("shapes-uneven-corners", width: 240, height: 80) {
        HStack {
            UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).fill(.teal)
            UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 20).strokeBorder(.purple, lineWidth: 5)
            ContainerRelativeShape().fill(.pink)
        }
    },
    GalleryScene("shapes-changed", width: 320, height: 80) {
        HStack {
            Circle().trim(from: 0, to: 0.7).stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round))
            Rectangle().rotation(.degrees(20)).fill(.orange).padding(8)
            Capsule().scale(0.7).fill(.green)
            Circle().offset(x: 8, y: 8).fill(.blue)
            Rectangle().size(width: 20, height: 30).fill(.indigo)
        }
        .padding(4)
    },
    GalleryScene("shapes-layered", width: 240, height: 80) {
        HStack {
            Circle().fill(.yellow).stroke(.orange, lineWidth: 4)
            RoundedRectangle(cornerRadius: 10).fill(.mint).strokeBorder(.black.opacity(0.4), lineWidth: 3).stroke(.red, lineWidth: 1)
            Capsule().stroke(lineWidth: 8).fill(.linearGradient(colors: [.pink, .blue], startPoint: .leading, endPoint: .trailing))
        }
        .padding(4)
    },
    GalleryScene("shapes-strokes", width: 240, height: 80) {
        HStack {
            Rectangle().stroke(.primary, style: StrokeStyle(lineWidth: 3, dash: [8, 4]))
            Circle().strokeBorder(style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [1, 9]))
            Corner().stroke(.blue, style: StrokeStyle(lineWidth: 8, lineJoin: .round))
            Corner().stroke(.blue, style: StrokeStyle(lineWidth: 8, lineJoin: .bevel))
        }
        .padding(4)
    },
    GalleryScene("shapes-even-odd", width: 160, height: 80) {
        HStack {
            Rings().fill(.blue)
            Rings().fill(.blue, style: FillStyle(eoFill: true))
        }
    },
    GalleryScene("shapes-path", width: 160, height: 80) {
        Path { path in
            path.move(to: CGPoint(x: 0, y: 50))
            path.addQuadCurve(to: CGPoint(x: 60, y: 30), control: CGPoint(x: 30, y: -20))
            path.addCurve(to: CGPoint(x: 130, y: 20), control1: CGPoint(x: 80, y: 80), control2: CGPoint(x: 110, y: 60))
            path.addArc(center: CGPoint(x: 120, y: 40), radius: 12, startAngle: .degrees(0), endAngle: .degrees(200), clockwise: false)
        }
        .stroke(.tint, lineWidth: 3)
    },
    GalleryScene("shapes-directed", width: 160, height: 80) {
        HStack {
            Arrow().fill(.green)
            Arrow().clipShapeOf(.orange)
        }
    },
    GalleryScene("shapes-mesh-gradient", width: 200, height: 110) {
        HStack {
            MeshGradient(
                width: 3, height: 3,
                points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1]],
                colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint])
            Circle().fill(
                MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .blue, .green]))
        }
    },
    GalleryScene("shapes-combined", width: 260, height: 70) {
        HStack {
            Circle().subtracting(Circle().offset(x: 14, y: -8)).fill(.indigo)
            Circle().union(Capsule().scale(x: 1.4, y: 0.4)).fill(.orange)
            Circle().intersection(Rectangle().offset(x: 12, y: 12)).fill(.green)
            Circle().symmetricDifference(Rectangle().scale(0.75)).fill(.pink)
            Circle().lineSubtraction(Rectangle().offset(x: 0, y: 22)).stroke(.blue, lineWidth: 4)
        }
    },
    GalleryScene("shapes-styles", width: 300, height: 70) {
        HStack {
            Circle().fill(.red.shadow(.drop(radius: 4, y: 3)))
            Circle().fill(.white.shadow(.inner(color: .black, radius: 4, x: 2, y: 3)))
            Circle().fill(.blue.gradient)
            Circle().fill(.tint.secondary)
            Circle().fill(.selection)
            Circle().fill(.separator)
        }
    },
]

private struct Corner: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines([CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.midX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY)])
        return path
    }
}

private struct Rings: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Circle().path(in: rect)
        path.addPath(Circle().path(in: rect.insetBy(dx: 12, dy: 12)))
        return path
    }
}

private struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines([CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.minX, y: rect.maxY)])
        path.closeSubpath()
        return path
    }

    func clipShapeOf(_ color: Color) -> some View { color.clipShape(self) }
}
