import Foundation
import VitrineAssetCatalog
import VitrineDeveloperToolsSupport
import VitrineDrawing
import VitrineUIKit
import VitrineWidgetArchive

/// A symbol or a bitmap.
public struct Image: Equatable, @unchecked Sendable {
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    enum Source: Equatable {
        case symbol(String)
        case resource(String, Bundle?)
        case bitmap(UIImage)
        case drawn(DrawnImage)
    }

    let source: Source
    /// Whether the image is not read aloud.
    var isDecorative = false
    var label: Text?
    var isResizable = false
    var capInsets = EdgeInsets()
    var resizingMode = ResizingMode.stretch
    var templateMode: TemplateRenderingMode?
    var interpolationQuality = Interpolation.medium
    var variableValue: Double?
    var symbolMode: SymbolRenderingMode?
    var valueMode: SymbolVariableValueMode?
    var colorMode: SymbolColorRenderingMode?

    init(source: Source) { self.source = source }

    public init(systemName: String) { source = .symbol(systemName) }

    public init(systemName: String, variableValue: Double?) {
        source = .symbol(systemName)
        self.variableValue = variableValue
    }

    /// A symbol that only the system has; one of a known name is drawn.
    public init(_internalSystemName systemName: String) { source = .symbol(systemName) }
    public init(_internalSystemName systemName: String, variableValue: Double?) {
        self.init(systemName: systemName, variableValue: variableValue)
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

    public init(_ resource: ImageResource) { source = .resource(resource.name, resource.bundle) }

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
            && a.valueMode == b.valueMode && a.colorMode == b.colorMode
            && a.variableValue == b.variableValue
    }

    func spokenLabel(in environment: EnvironmentValues) -> String? {
        if isDecorative { return nil }
        if let label { return label.plainString(in: environment) }
        if environment.isLabelIcon { return nil }
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
        if case .resource(let name, let bundle) = source, AssetCatalogs.of(bundle ?? .main).hasSymbol(name) {
            return SymbolNode(self, name, from: .catalog(bundle ?? .main), inputs)
        }
        if case .drawn(let image) = source { return DrawnImageNode(image, isResizable: isResizable, inputs) }
        return BitmapNode(self, bitmap(in: inputs.environment) { inputs.report($0) }, inputs)
    }

    /// The image's pixels in an environment; nil for a symbol, and for what is not in the bundle, which is reported.
    nonisolated func bitmap(in environment: EnvironmentValues, report: (String) -> Void) -> UIImage? {
        switch source {
        case .bitmap(let image): return image
        case .symbol, .drawn: return nil
        case .resource(let name, let bundle):
            do throws(AssetError) {
                return try AssetImages.image(name, bundle, in: AssetSurroundings(environment))
            } catch {
                report("Image(\"\(name)\"): \(error); nothing is drawn")
                return nil
            }
        }
    }
}

extension AssetSurroundings {
    init(_ environment: EnvironmentValues) {
        self = .here
        isDark = environment.colorScheme == .dark
        isContrastIncreased = environment.colorSchemeContrast == .increased
        let pixels = Double(environment.displayScale)
        if pixels > 0, pixels.isFinite { scale = pixels }
        isRightToLeft = environment.layoutDirection == .rightToLeft
        languages = StringsTable.languages(of: environment.locale)
    }
}
