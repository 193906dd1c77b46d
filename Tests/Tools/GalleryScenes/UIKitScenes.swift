import SwiftUI
import UIKit

/// A picture drawn with UIKit's and Core Graphics' commands.
private func drawn(_ size: CGSize, _ actions: (CGContext, CGRect) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { actions($0.cgContext, CGRect(origin: .zero, size: size)) }
}

private let badge = drawn(CGSize(width: 120, height: 60)) { context, bounds in
    UIColor.systemIndigo.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 14).fill()
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    ("Gate B 12" as NSString).draw(
        in: bounds.insetBy(dx: 8, dy: 8),
        withAttributes: [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.white, .paragraphStyle: style])
    UIImage(systemName: "airplane", withConfiguration: UIImage.SymbolConfiguration(pointSize: 18, weight: .bold))?
        .withTintColor(.systemYellow).draw(in: CGRect(x: 51, y: 34, width: 18, height: 18))
}

private let chart = drawn(CGSize(width: 120, height: 60)) { context, bounds in
    let colors = [UIColor.systemTeal.cgColor, UIColor.systemTeal.withAlphaComponent(0).cgColor] as CFArray
    let line = CGMutablePath()
    line.addLines(between: [8, 30, 18, 44, 36, 54].enumerated().map { CGPoint(x: CGFloat($0) * 24, y: 58 - CGFloat($1)) })
    let area = CGMutablePath()
    area.addPath(line)
    area.addLine(to: CGPoint(x: 120, y: 60))
    area.addLine(to: CGPoint(x: 0, y: 60))
    area.closeSubpath()
    context.saveGState()
    context.addPath(area)
    context.clip()
    if let gradient = CGGradient(colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: nil) {
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: 60), options: [])
    }
    context.restoreGState()
    context.setStrokeColor(UIColor.systemTeal.cgColor)
    context.setLineWidth(3)
    context.setLineJoin(.round)
    context.setLineCap(.round)
    context.addPath(line)
    context.strokePath()
}

private let ticket = drawn(CGSize(width: 120, height: 60)) { context, bounds in
    context.setShadow(offset: CGSize(width: 0, height: 3), blur: 6, color: UIColor.black.withAlphaComponent(0.4).cgColor)
    UIColor.systemOrange.setFill()
    UIBezierPath(
        roundedRect: bounds.insetBy(dx: 8, dy: 10), byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 16, height: 16)
    )
    .fill()
    context.setShadow(offset: .zero, blur: 0, color: nil)
    context.setBlendMode(.clear)
    context.fillEllipse(in: CGRect(x: 72, y: 4, width: 12, height: 12))
    context.fillEllipse(in: CGRect(x: 72, y: 44, width: 12, height: 12))
    context.setBlendMode(.normal)
    context.setStrokeColor(UIColor.white.cgColor)
    context.setLineDash(phase: 0, lengths: [3, 3])
    context.strokeLineSegments(between: [CGPoint(x: 78, y: 18), CGPoint(x: 78, y: 42)])
}

/// The system's colours in the order of the guidelines.
private struct Swatches: View {
    private static let colors: [UIColor] = [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue, .systemIndigo,
        .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6, .label,
        .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .systemFill, .separator,
    ]

    var body: some View {
        LazyVGrid(columns: Array(repeating: GridItem(.fixed(20), spacing: 4), count: 6), spacing: 4) {
            ForEach(0..<Self.colors.count, id: \.self) { index in
                RoundedRectangle(cornerRadius: 5).fill(Color(uiColor: Self.colors[index])).frame(width: 20, height: 20)
            }
        }
    }
}

let uiKitScenes: [GalleryScene] = [
    GalleryScene("uikit-renderer-words", width: 144, height: 84) { Image(uiImage: badge) },
    GalleryScene("uikit-core-graphics", width: 144, height: 84) { Image(uiImage: chart) },
    GalleryScene("uikit-blend-shadow", width: 144, height: 84) { Image(uiImage: ticket) },
    GalleryScene("uikit-colors", width: 172, height: 124) { Swatches() },
    GalleryScene("uikit-symbols", width: 172, height: 60) {
        HStack {
            Image(uiImage: UIImage(systemName: "heart.fill") ?? UIImage()).foregroundStyle(.pink)
            Image(
                uiImage: UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 28, weight: .bold))
                    ?? UIImage()
            )
            Image(uiImage: UIImage(systemName: "moon.fill")?.withTintColor(.systemPurple, renderingMode: .alwaysOriginal) ?? UIImage())
        }
    },
]
