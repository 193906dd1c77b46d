import Foundation

/// Whole numbers between two bounds, each as likely.
open class GKRandomDistribution: NSObject, GKRandom, @unchecked Sendable {
    /// The smallest value.
    public let lowestValue: Int
    /// The largest value.
    public let highestValue: Int
    let source: any GKRandom

    /// Makes a distribution of a generator, from one bound to the other, both included.
    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        (self.source, lowestValue, highestValue) = (source, lowestInclusive, max(lowestInclusive, highestInclusive))
        super.init()
    }
    /// Makes a distribution with a generator of its own.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }
    /// A die with this many sides, from 1 on.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// A die of six sides.
    open class func d6() -> Self { self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6) }
    /// A die of twenty sides.
    open class func d20() -> Self { self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20) }

    /// The number of possible outcomes.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }
    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }
    open func nextInt(upperBound: Int) -> Int { min(nextInt(), max(upperBound - 1, lowestValue)) }
    open func nextUniform() -> Float { Float(nextInt() - lowestValue) / Float(max(numberOfPossibleOutcomes - 1, 1)) }
    open func nextBool() -> Bool { source.nextBool() }
}

/// Whole numbers between two bounds: all of them come before one comes again.
open class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {
    private var left: [Int] = []

    open override func nextInt() -> Int {
        if left.isEmpty { left = Array(lowestValue...highestValue) }
        return left.remove(at: source.nextInt(upperBound: left.count))
    }
}

/// Whole numbers around a mean, those near it more often.
open class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {
    /// The mean of the values.
    public let mean: Float
    /// The standard deviation: about two thirds of the numbers lie no farther from the mean.
    public let deviation: Float

    /// Makes a distribution about the mean within three deviations.
    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        (self.mean, self.deviation) = (mean, deviation)
        let (low, high) = (mean - 3 * deviation, mean + 3 * deviation)
        super.init(randomSource: source, lowestValue: Int(low.rounded(.up)), highestValue: Int(high.rounded(.down)))
    }
    /// Makes a distribution with the mean in the middle of the bounds, three deviations away from each.
    public required init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    open override func nextInt() -> Int {
        guard deviation > 0 else { return lowestValue }
        while true {
            // Marsaglia's polar method.
            let (x, y) = (source.nextUniform() * 2 - 1, source.nextUniform() * 2 - 1)
            let square = x * x + y * y
            guard square > 0, square < 1 else { continue }
            let number = (mean + deviation * x * (-2 * log(square) / square).squareRoot()).rounded()
            if number >= Float(lowestValue), number <= Float(highestValue) { return Int(number) }
        }
    }
}

extension NSArray {
    /// Returns the elements in random order, by the shared generator.
    public func shuffled() -> [Any] { shuffled(using: GKRandomSource.sharedRandom()) }
    /// Returns the elements in random order.
    /// - Parameter randomSource: where the order comes from.
    public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: map { $0 }) }
}
