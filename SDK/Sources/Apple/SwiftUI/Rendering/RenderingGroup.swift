import VitrineDrawing

/// The way in which a part of the tree is coloured where colours are not shown as they are (accented, vibrant).
package struct RenderingGroup: Sendable {
    /// The map that every resolved colour passes through; nil leaves colours alone.
    public var color: (@Sendable (RGBA) -> RGBA)?
    /// The effect of the layer in which bitmaps and emoji are drawn.
    public var image: ColorEffect?
    /// The colour that fills masked words and pictures; nil is what is left of their own colour.
    public var redaction: RGBA?

    public init(
        color: (@Sendable (RGBA) -> RGBA)? = nil, image: ColorEffect? = nil, redaction: RGBA? = nil
    ) {
        self.color = color
        self.image = image
        self.redaction = redaction
    }

    /// Pictures as the place shows them.
    func picture(_ items: [DisplayItem]) -> [DisplayItem] {
        guard let image, !items.isEmpty else { return items }
        var layer = Layer(items: items)
        layer.colorEffect = image
        return [.layer(layer)]
    }

    /// Words as the place shows them: letters have their colour already, emoji have colours of their own.
    func words(_ items: [DisplayItem]) -> [DisplayItem] {
        guard image != nil, items.contains(where: \.hasOwnColors) else { return items }
        return picture(items)
    }
}

extension View {
    /// Puts each view's drawing into a group of an accented widget.
    nonisolated package func _accentGroup(
        _ group: @escaping @Sendable (EnvironmentValues) -> AccentGroup
    ) -> some View {
        modifier(
            _NodeModifier { node, inputs in
                let group = group(inputs.environment)
                guard group != .asAround else { return node }
                return LayerNode(node, kind: "accentGroup") { layer, _, _ in layer.accentGroup = group }
            })
    }
}

extension DisplayItem {
    fileprivate var hasOwnColors: Bool {
        switch self {
        case .glyphs(let run): FontCatalog.hasColors(run.face)
        case .image(let item): item.tint == nil
        case .layer(let layer): layer.items.contains(where: \.hasOwnColors)
        case .liveText(let text): text.items.contains(where: \.hasOwnColors)
        case .fill, .stroke, .liveMeter: false
        }
    }
}
