/// The standard background of accessory widgets.
public struct AccessoryWidgetBackground: Sendable {
    public init() {}
}

extension AccessoryWidgetBackground: View {
    /// A veil of white, a fifth strong: our reading of the lock screen's material, for which Apple gives no figure.
    public var body: some View { ContainerRelativeShape().fill(Color.white.opacity(0.2)) }
}
