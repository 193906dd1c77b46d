import Drawing

extension [DisplayItem] {
    /// An accented view's items with each group in its tint.
    func tinted(_ tints: TileAppearance.Tints) -> [DisplayItem] { map { $0.tinted(tints) } }
}

extension DisplayItem {
    fileprivate func tinted(_ tints: TileAppearance.Tints) -> DisplayItem {
        switch self {
        case .fill(let path, let paint, let rule): return .fill(path, paint.tinted(tints), rule)
        case .stroke(let path, let paint, let stroke): return .stroke(path, paint.tinted(tints), stroke)
        case .glyphs(var run):
            run.paint = run.paint.tinted(tints)
            return .glyphs(run)
        case .image(var item):
            item.tint = item.tint?.tinted(tints)
            return .image(item)
        case .liveText(var text):
            text.items = text.items.tinted(tints)
            for index in text.pieces.indices { text.pieces[index].span.paint = text.pieces[index].span.paint.tinted(tints) }
            return .liveText(text)
        case .liveMeter(var meter):
            meter.items = meter.items.tinted(tints)
            meter.paint = meter.paint.tinted(tints)
            return .liveMeter(meter)
        case .layer(var layer):
            if case .desaturate(luminanceToAlpha: true) = layer.colorEffect {
                // It answers in white; a layer around tells which group's white that is, the default one without.
                var outer = Layer(items: [.layer(layer)])
                outer.colorEffect = .tint(tints.base)
                return .layer(outer)
            }
            if case .tint(let color) = layer.colorEffect {
                // What is inside has no colour left to change.
                layer.colorEffect = .tint(color.tinted(tints))
                return .layer(layer)
            }
            layer.items = layer.items.tinted(tints)
            layer.shadow = layer.shadow.map { Shadow(color: $0.color.tinted(tints), radius: $0.radius, x: $0.x, y: $0.y) }
            return .layer(layer)
        }
    }
}

extension Paint {
    fileprivate func tinted(_ tints: TileAppearance.Tints) -> Paint {
        func mapped(_ stops: [GradientStop]) -> [GradientStop] {
            stops.map { GradientStop(color: $0.color.tinted(tints), location: $0.location) }
        }
        switch self {
        case .color(let color): return .color(color.tinted(tints))
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
            backdrop.veil = backdrop.veil.tinted(tints)
            return .backdrop(backdrop)
        }
    }
}

extension RGBA {
    /// The tint of the group whose white it is; other colours are not of an accented view and stay.
    fileprivate func tinted(_ tints: TileAppearance.Tints) -> RGBA {
        func of(_ group: RGBA, _ tint: RGBA) -> RGBA? {
            guard red == group.red, green == group.green, blue == group.blue else { return nil }
            return RGBA(tint.red, tint.green, tint.blue, alpha * tint.alpha)
        }
        return of(AccentedGroup.accent, tints.accent) ?? of(AccentedGroup.base, tints.base) ?? self
    }
}
