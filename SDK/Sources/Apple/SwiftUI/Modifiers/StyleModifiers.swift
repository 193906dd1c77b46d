import Foundation

extension View {
    nonisolated private func foreground(_ styles: [AnyShapeStyle]) -> some View {
        modifier(_EnvironmentModifier { $0.foreground = ForegroundLevels(styles, outer: $0.foreground) })
    }

    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { foreground([AnyShapeStyle(style)]) }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        modifier(
            _EnvironmentModifier { values in
                values.foreground = color.map { ForegroundLevels([AnyShapeStyle($0)], outer: values.foreground) }
            })
    }

    nonisolated public func tint(_ tint: Color?) -> some View {
        modifier(_EnvironmentModifier { $0.tint = tint.map { AnyShapeStyle($0) } })
    }

    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        modifier(_EnvironmentModifier { $0.tint = AnyShapeStyle(tint) })
    }

    nonisolated public func accentColor(_ color: Color?) -> some View { tint(color) }

    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_EnvironmentModifier { $0.backgroundStyleValue = AnyShapeStyle(style) })
    }

    nonisolated public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
}
