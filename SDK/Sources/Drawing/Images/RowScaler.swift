/// Scales a picture that comes row by row: of what lies between only the rows are kept that the next new one is made from.
final class RowScaler {
    private let old: (width: Int, height: Int)
    private let new: (width: Int, height: Int)
    private let across: ResamplerTaps
    private let down: ResamplerTaps
    /// Rows as wide as wanted, each where the one was that many rows before.
    private var between: [Pixel]
    private let kept: Int
    private var pixels: [Pixel]
    private var taken = 0
    private var made = 0

    /// - Parameter widest: old pixels to either side that count at most.
    init(from old: (width: Int, height: Int), to new: (width: Int, height: Int), _ widest: Double = .infinity) {
        (self.old, self.new) = (old, new)
        across = ResamplerTaps(from: old.width, to: new.width, widest)
        down = ResamplerTaps(from: old.height, to: new.height, widest)
        kept = down.most
        between = [Pixel](repeating: .transparent, count: kept * new.width)
        pixels = [Pixel](repeating: .transparent, count: new.width * new.height)
    }

    /// The next row from the top; one more than there should be is left out.
    func add(_ row: UnsafeBufferPointer<Pixel>) {
        guard taken < old.height, row.count == old.width else { return }
        let (width, kept) = (new.width, kept)
        between.withUnsafeMutableBufferPointer { between in
            guard let row = row.baseAddress, let between = between.baseAddress else { return }
            across.narrow(row, to: between + taken % kept * width)
            pixels.withUnsafeMutableBufferPointer { pixels in
                guard let pixels = pixels.baseAddress else { return }
                while made < new.height, down.last(made) <= taken {
                    down.lower(made, between, width: width, height: kept, to: pixels + made * width)
                    made += 1
                }
            }
        }
        taken += 1
    }

    /// The scaled bitmap, once all rows were added.
    func finished() -> PixelGrid { PixelGrid(width: new.width, height: new.height, pixels: pixels) }
}
