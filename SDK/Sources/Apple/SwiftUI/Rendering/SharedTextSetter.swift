import VitrineDrawing

/// The text setter of renders on the main actor: fonts are opened once.
@MainActor enum SharedTextSetter {
    static let current: any TextSetting = TextSetter()
}
