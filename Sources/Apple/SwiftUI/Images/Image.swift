import Drawing
import Foundation
@_spi(Vitrine) import VitrineUIKit
import WidgetArchive

/// A symbol or a bitmap.
public struct Image: Equatable, @unchecked Sendable {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum Orientation: UInt8, Hashable, Sendable { case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored }

    enum Source: Equatable {
        case symbol(String)
        case resource(String, Bundle?)
        case bitmap(UIImage)
        case drawn(DrawnImage)
    }

    let source: Source
    /// Not read aloud.
    var isDecorative = false
    var label: Text?
    var isResizable = false
    var capInsets = EdgeInsets()
    var resizingMode = ResizingMode.stretch
    var templateMode: TemplateRenderingMode?
    var interpolationQuality = Interpolation.medium
    var variableValue: Double?
    var symbolMode: SymbolRenderingMode?

    init(source: Source) { self.source = source }

    public init(systemName: String) { source = .symbol(systemName) }

    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }

    public init(_ name: String, bundle: Bundle? = nil) { source = .resource(name, bundle) }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        source = .resource(name, bundle)
        self.label = label
    }

    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .resource(name, bundle)
        isDecorative = true
    }

    public init(uiImage: UIImage) { source = .bitmap(uiImage) }

    private func with(_ change: (inout Image) -> Void) -> Image {
        var copy = self
        change(&copy)
        return copy
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        with {
            $0.isResizable = true
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
        }
    }

    public func renderingMode(_ mode: TemplateRenderingMode?) -> Image { with { $0.templateMode = mode } }
    public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.interpolationQuality = interpolation } }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }

    public static func == (a: Image, b: Image) -> Bool {
        a.source == b.source && a.isResizable == b.isResizable && a.templateMode == b.templateMode && a.symbolMode == b.symbolMode
            && a.variableValue == b.variableValue
    }

    func spokenLabel(in environment: EnvironmentValues) -> String? {
        if isDecorative { return nil }
        if let label { return label.plainString(in: environment) }
        switch source {
        case .symbol(let name): return SymbolSource.spokenName(name)
        case .resource(let name, let bundle):
            let localized = StringsTable.string(name, table: nil, bundle: bundle, locale: environment.locale)
            return localized
        case .bitmap, .drawn: return nil
        }
    }
}

extension Image: _PrimitiveView {
    public static func _makeNodes(_ view: Self, _ inputs: _ViewInputs, _ nodes: inout _NodeList) {
        nodes.nodes.append(view.layoutNode(inputs))
    }
}

extension Image {
    nonisolated func layoutNode(_ inputs: _ViewInputs) -> LayoutNode {
        if case .symbol(let name) = source { return SymbolNode(self, name, inputs) }
        if case .drawn(let image) = source { return DrawnImageNode(image, isResizable: isResizable, inputs) }
        return BitmapNode(self, bitmap(inputs), inputs)
    }

    /// Its pixels; nil for a symbol and for what is not in the bundle.
    nonisolated var bitmap: UIImage? {
        switch source {
        case .bitmap(let image): image
        case .symbol, .drawn: nil
        case .resource(let name, let bundle): ResourceImages.image(name, bundle ?? .main)
        }
    }

    private nonisolated func bitmap(_ inputs: _ViewInputs) -> UIImage? {
        switch source {
        case .bitmap(let image): return image
        case .symbol, .drawn: return nil
        case .resource(let name, let bundle):
            if let bitmap { return bitmap }
            inputs.report("Image(\"\(name)\"): no PNG, JPEG or WebP of that name in \((bundle ?? .main).bundleURL.lastPathComponent)")
            return nil
        }
    }
}

/// Bitmaps of bundles, read once.
enum ResourceImages {
    private static let lock = NSLock()
    private nonisolated(unsafe) static var images: [String: UIImage] = [:]

    static func image(_ name: String, _ bundle: Bundle) -> UIImage? {
        let key = bundle.bundlePath + "\n" + name
        if let known = lock.withLock({ images[key] }) { return known }
        guard let image = UIImage(named: name, in: bundle) else { return nil }
        lock.withLock { images[key] = image }
        return image
    }
}
