/// The budget of memory and work for one picture beside its own pixels. Sane pictures take a hundredth; for hostile ones, what goes
/// beyond is not drawn.
final class DrawingBudget {
    /// A group of the largest bitmap's size, with what its blur takes.
    private static let mostBytes = 640 << 20
    /// Pixels visited for groups, masks, blurs and long outlines: some seconds. A blur of a large tile at 3 pixels a point takes 27 million.
    private static let mostSteps = 6_000_000_000

    /// The bytes held now: a layer gives back what it took when it is drawn.
    var bytes = 0
    private var steps = 0

    /// Takes so many bytes and steps for each pixel of `area`; false when there are not as many left.
    func take(_ area: PixelRect, bytes bytesEach: Int, steps stepsEach: Int) -> Bool {
        let pixels = area.isEmpty ? 0 : area.width * area.height
        guard bytes + pixels * bytesEach <= Self.mostBytes, steps + pixels * stepsEach <= Self.mostSteps else { return false }
        bytes += pixels * bytesEach
        steps += pixels * stepsEach
        return true
    }

    /// Takes so many steps; false when there are not as many left.
    func take(steps taken: Int) -> Bool {
        guard steps + taken <= Self.mostSteps else { return false }
        steps += taken
        return true
    }
}
