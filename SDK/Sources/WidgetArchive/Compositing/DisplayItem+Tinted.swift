import VitrineDrawing

extension [DisplayItem] {
    /// An accented view's items with each group in its tint; what is in none keeps its colours.
    func tinted(_ tints: TileAppearance.Tints, in group: AccentGroup = .base) -> [DisplayItem] {
        switch group {
        case .asAround, .base: map { $0.tinted(tints, .base, tints.base) }
        case .accent: map { $0.tinted(tints, .accent, tints.accent) }
        case .none: map { $0.withoutTint(tints) }
        }
    }
}

extension DisplayItem {
    /// - Parameters:
    ///   - group: the one that it is in.
    ///   - tint: that group's.
    fileprivate func tinted(_ tints: TileAppearance.Tints, _ group: AccentGroup, _ tint: RGBA) -> DisplayItem {
        switch self {
        case .fill(let path, let paint, let rule): return .fill(path, paint.tinted(tint), rule)
        case .stroke(let path, let paint, let stroke): return .stroke(path, paint.tinted(tint), stroke)
        case .glyphs(var run):
            run.paint = run.paint.tinted(tint)
            return .glyphs(run)
        case .image(var item):
            item.tint = item.tint?.tinted(tint)
            return .image(item)
        case .liveText(var text):
            text.items = text.items.tinted(tints, in: group)
            for index in text.pieces.indices { text.pieces[index].span.paint = text.pieces[index].span.paint.tinted(tint) }
            return .liveText(text)
        case .liveMeter(var meter):
            meter.items = meter.items.tinted(tints, in: group)
            meter.paint = meter.paint.tinted(tint)
            return .liveMeter(meter)
        case .layer(var layer):
            if layer.accentGroup != .asAround, layer.accentGroup != group {
                let own = layer.accentGroup
                layer.accentGroup = .asAround
                return [.layer(layer)].tinted(tints, in: own)[0]
            }
            if case .desaturate(luminanceToAlpha: true) = layer.colorEffect {
                // The effect's result is white, and a layer around it gives it the tint.
                var outer = Layer(items: [.layer(layer)])
                outer.colorEffect = .tint(tint)
                return .layer(outer)
            }
            if case .tint(let color) = layer.colorEffect {
                // What is inside has no colour left to change.
                layer.colorEffect = .tint(color.tinted(tint))
                return .layer(layer)
            }
            layer.items = layer.items.tinted(tints, in: group)
            layer.shadow = layer.shadow.map { Shadow(color: $0.color.tinted(tint), radius: $0.radius, x: $0.x, y: $0.y) }
            return .layer(layer)
        }
    }

    /// The item as it is, but for layers in it that are of a group.
    fileprivate func withoutTint(_ tints: TileAppearance.Tints) -> DisplayItem {
        guard case .layer(var layer) = self else { return self }
        switch layer.accentGroup {
        case .base, .accent: return [self].tinted(tints, in: layer.accentGroup)[0]
        case .asAround, .none:
            layer.items = layer.items.tinted(tints, in: .none)
            return .layer(layer)
        }
    }
}

extension Paint {
    fileprivate func tinted(_ tint: RGBA) -> Paint {
        func mapped(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.tinted(tint), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.tinted(tint))
        case .linear(let stops, let start, let end): return .linear(stops: mapped(stops), start: start, end: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radial(stops: mapped(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(stops: mapped(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        case .elliptical(let stops, let bounds, let center, let startFraction, let endFraction):
            return .elliptical(
                stops: mapped(stops), bounds: bounds, center: center, startFraction: startFraction, endFraction: endFraction)
        case .image: return self
        case .backdrop(var backdrop):
            backdrop.veil = backdrop.veil.tinted(tint)
            return .backdrop(backdrop)
        }
    }
}

extension RGBA {
    /// The colour in a tint: of an accented view only alpha counts.
    fileprivate func tinted(_ tint: RGBA) -> RGBA { RGBA(tint.red, tint.green, tint.blue, alpha * tint.alpha) }
}
