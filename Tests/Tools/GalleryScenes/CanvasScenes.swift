import SwiftUI

let canvasScenes: [GalleryScene] = [
    GalleryScene("canvas-paths", width: 200, height: 110) {
        Canvas { context, size in
            context.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 60, height: 60)), with: .color(.blue))
            context.opacity = 0.6
            context.fill(Path(ellipseIn: CGRect(x: 40, y: 20, width: 60, height: 60)), with: .color(.red))
            context.opacity = 1
            context.stroke(
                Path(roundedRect: CGRect(x: 110, y: 10, width: 60, height: 60), cornerRadius: 12),
                with: .linearGradient(
                    Gradient(colors: [.green, .purple]), startPoint: CGPoint(x: 110, y: 10), endPoint: CGPoint(x: 170, y: 70)),
                style: StrokeStyle(lineWidth: 6, dash: [10, 4]))
        }
    },
    GalleryScene("canvas-bars", width: 200, height: 90) {
        Canvas { context, size in
            let values = [0.3, 0.8, 0.5, 1, 0.6, 0.2, 0.7]
            let width = size.width / Double(values.count)
            for (index, value) in values.enumerated() {
                let bar = CGRect(x: Double(index) * width + 2, y: size.height * (1 - value), width: width - 4, height: size.height * value)
                context.fill(Path(roundedRect: bar, cornerRadius: 3), with: value > 0.65 ? .color(.orange) : .style(.tint))
            }
        }
    },
    GalleryScene("canvas-views", width: 200, height: 100) {
        Canvas { context, size in
            context.draw(Text("Centre").font(.headline), at: CGPoint(x: size.width / 2, y: 20))
            var tinted = context.resolve(Image(systemName: "airplane"))
            tinted.shading = .color(.blue)
            context.draw(tinted, in: CGRect(x: 10, y: 35, width: 30, height: 30))
            for index in 0..<4 {
                if let dot = context.resolveSymbol(id: index % 2) { context.draw(dot, at: CGPoint(x: 70 + Double(index) * 26, y: 50)) }
            }
        } symbols: {
            Circle().fill(.green).frame(width: 20, height: 20).tag(0)
            Text("★").foregroundStyle(.orange).tag(1)
        }
    },
    GalleryScene("canvas-filters-and-clips", width: 260, height: 90) {
        Canvas { context, size in
            let ball = Path(ellipseIn: CGRect(x: 8, y: 8, width: 44, height: 44))
            var shadowed = context
            shadowed.addFilter(.shadow(color: .primary.opacity(0.5), radius: 5, x: 3, y: 4))
            shadowed.fill(ball, with: .color(.teal))
            var blurred = context
            blurred.translateBy(x: 60, y: 0)
            blurred.addFilter(.blur(radius: 4))
            blurred.fill(ball, with: .color(.pink))
            var clipped = context
            clipped.translateBy(x: 120, y: 0)
            clipped.clip(to: ball)
            clipped.rotate(by: .degrees(20))
            for line in 0..<12 { clipped.fill(Path(CGRect(x: 0, y: Double(line) * 8 - 10, width: 90, height: 4)), with: .color(.indigo)) }
            var blended = context
            blended.translateBy(x: 180, y: 0)
            blended.fill(ball, with: .color(.yellow))
            blended.blendMode = .multiply
            blended.fill(ball.applying(CGAffineTransform(translationX: 14, y: 12)), with: .color(.cyan))
        }
    },
    GalleryScene("timeline-view", width: 160, height: 60) {
        TimelineView(.explicit([Date(timeIntervalSince1970: 1_781_254_800)])) { context in
            Text(context.date, format: .dateTime.year().month().day())
        }
    },
    GalleryScene("async-image", width: 160, height: 80) {
        HStack {
            AsyncImage(url: nil)
            AsyncImage(url: nil) {
                $0
            } placeholder: {
                ProgressView()
            }
        }
    },
]
