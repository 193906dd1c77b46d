import Foundation
import SwiftUI
import Testing
import VitrineDrawing

/// A view drawn for a test.
@MainActor struct Picture {
    let rendered: RenderedView
    private let bitmap: Bitmap

    init(
        _ view: some View, width: CGFloat = 20, height: CGFloat = 20, scale: CGFloat = 1, scheme: ColorScheme = .light,
        contrast: ColorSchemeContrast = .standard, direction: LayoutDirection = .leftToRight, locale: String = "en"
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        environment.colorScheme = scheme
        environment._colorSchemeContrast = contrast
        environment.layoutDirection = direction
        environment.locale = Locale(identifier: locale)
        rendered = ViewRenderer().render(view, size: CGSize(width: width, height: height), environment: environment)
        bitmap = Rasterizer(fonts: FontCatalog.file).draw(rendered.content, scale: Double(scale))
    }

    /// `#RRGGBBAA`, in pixels from the upper left.
    subscript(x: Int, y: Int) -> String {
        "#" + bitmap[x, y].map { String(format: "%02X", $0) }.joined()
    }

    var middle: String { self[bitmap.width / 2, bitmap.height / 2] }
    var diagnostics: [String] { rendered.diagnostics }
}
