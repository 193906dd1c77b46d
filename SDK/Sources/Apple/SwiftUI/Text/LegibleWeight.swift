import VitrineDrawing

extension FontWeight {
    /// The weight with the device's bold text: a step heavier, from the weights of reading on; our reading, as Apple names no table.
    var legible: FontWeight {
        switch self {
        case .ultraLight, .thin: .light
        case .light: .medium
        case .regular: .semibold
        case .medium, .semibold: .bold
        case .bold: .heavy
        case .heavy, .black: .black
        }
    }
}
