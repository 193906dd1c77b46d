/// A group's pixels as a shader, to paint it where it belongs.
final class SurfaceShader: Shader {
    private let surface: Surface

    init(_ surface: Surface) { self.surface = surface }

    override func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<Pixel>) {
        row.update(from: surface.at(x, y), count: count)
    }
}

/// A shader of one colour, which replaces what was there, transparent or not.
final class SolidShader: Shader {
    private let color: Pixel

    init(_ color: Pixel) { self.color = color }

    override var isOpaque: Bool { true }

    override func shade(x: Int, y: Int, count: Int, into row: UnsafeMutablePointer<Pixel>) { row.update(repeating: color, count: count) }
}
