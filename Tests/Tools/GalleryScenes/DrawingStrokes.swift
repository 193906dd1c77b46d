import SwiftUI

private struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return path
    }
}

let strokeScenes: [GalleryScene] = [
    GalleryScene("strokes", width: 330, height: 84) {
        HStack(spacing: 24) {
            Zigzag().stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .butt, lineJoin: .miter))
            Zigzag().stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .round, lineJoin: .round))
            Zigzag().stroke(.blue, style: StrokeStyle(lineWidth: 10, lineCap: .square, lineJoin: .bevel))
            Zigzag().stroke(.blue, style: StrokeStyle(lineWidth: 10, lineJoin: .miter, miterLimit: 1))
        }
        .padding(8)
    },
    GalleryScene("strokes-dashed", width: 330, height: 90) {
        HStack(spacing: 14) {
            Circle().stroke(.green, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [0, 9]))
            Circle().stroke(.orange, style: StrokeStyle(lineWidth: 4, dash: [8, 4]))
            RoundedRectangle(cornerRadius: 14).strokeBorder(.purple, style: StrokeStyle(lineWidth: 3, dash: [10, 4, 2, 4], dashPhase: 6))
            Capsule().strokeBorder(
                AngularGradient(colors: [.red, .yellow, .green, .red], center: .center), style: StrokeStyle(lineWidth: 6, lineCap: .round))
        }
        .padding(4)
    },
    GalleryScene("shapes", width: 330, height: 90) {
        HStack(spacing: 12) {
            RoundedRectangle(cornerRadius: 22, style: .continuous).fill(.blue)
            RoundedRectangle(cornerRadius: 22, style: .circular).fill(.teal)
            Circle().trim(from: 0.1, to: 0.8).stroke(.pink, style: StrokeStyle(lineWidth: 9, lineCap: .round)).padding(5)
            UnevenRoundedRectangle(topLeadingRadius: 26, bottomTrailingRadius: 26).fill(.orange)
            Path { path in
                path.addEllipse(in: CGRect(x: 0, y: 4, width: 50, height: 50))
                path.addEllipse(in: CGRect(x: 14, y: 18, width: 22, height: 22))
            }
            .fill(.indigo, style: FillStyle(eoFill: true)).frame(width: 50)
        }
    },
]
