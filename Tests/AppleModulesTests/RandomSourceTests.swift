import Foundation
import GameplayKit
import Testing

@Suite("Random numbers of a seed") struct RandomSourceTests {
    @Test("are the same for the same seed, and others for another (xcode.11)") func seeds() {
        func numbers(_ source: GKRandomSource) -> [Int] { (0..<20).map { _ in source.nextInt(upperBound: 1000) } }
        #expect(numbers(GKMersenneTwisterRandomSource(seed: 7)) == numbers(GKMersenneTwisterRandomSource(seed: 7)))
        #expect(numbers(GKMersenneTwisterRandomSource(seed: 7)) != numbers(GKMersenneTwisterRandomSource(seed: 8)))
        #expect(numbers(GKLinearCongruentialRandomSource(seed: 7)) == numbers(GKLinearCongruentialRandomSource(seed: 7)))
        let one = GKARC4RandomSource(seed: Data("tide".utf8)), other = GKARC4RandomSource(seed: Data("tide".utf8))
        #expect(numbers(one) == numbers(other))
        one.dropValues(3)
        #expect(numbers(one) != numbers(other))
        let twister = GKMersenneTwisterRandomSource(seed: 1), first = numbers(twister)
        twister.seed = 1
        #expect(numbers(twister) == first)
    }

    @Test("of the twister are those of its authors (xcode.11)") func twister() {
        // The first of mt19937-64 with the seed 5489 is 14514284786278117030 (C++'s std::mt19937_64), of which the upper half is handed out.
        let upper = Int(Int32(truncatingIfNeeded: UInt64(14_514_284_786_278_117_030) >> 32))
        #expect(GKMersenneTwisterRandomSource(seed: 5489).nextInt() == upper)
    }

    @Test("keep to their bounds, all of them (xcode.11)") func bounds() {
        let source = GKMersenneTwisterRandomSource(seed: 3)
        #expect(Set((0..<500).map { _ in source.nextInt(upperBound: 6) }) == Set(0..<6))
        #expect(source.nextInt(upperBound: 0) == 0 && source.nextInt(upperBound: -4) == 0)
        #expect((0..<500).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
        let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
        #expect(Set((0..<500).map { _ in die.nextInt() }) == Set(1...6))
        let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 52)
        #expect(Set((0..<52).map { _ in shuffled.nextInt() }).count == 52)
        let around = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 10)
        let all = (0..<2000).map { _ in around.nextInt() }
        #expect(all.allSatisfy { (20...80).contains($0) } && abs(all.reduce(0, +) / all.count - 50) <= 1)
        #expect(GKGaussianDistribution(randomSource: source, lowestValue: 4, highestValue: 4).nextInt() == 4)
        let words = source.arrayByShufflingObjects(in: Array(0..<20)) as? [Int]
        #expect(words?.sorted() == Array(0..<20) && words != Array(0..<20))
        let same = NSArray(array: [1, 2, 3, 4, 5, 6, 7]), order = same.shuffled(using: GKMersenneTwisterRandomSource(seed: 5)) as? [Int]
        #expect(order == same.shuffled(using: GKMersenneTwisterRandomSource(seed: 5)) as? [Int] && order?.count == 7)
    }

    private class Ebb: GKState {
        var seen: [String] = []
        override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Flood.self }
        override func willExit(to nextState: GKState) { seen.append("exit") }
        override func didEnter(from previousState: GKState?) { seen.append(previousState == nil ? "begin" : "enter") }
    }
    private class Flood: GKState {
        var seconds = 0.0
        override func update(deltaTime seconds: TimeInterval) { self.seconds += seconds }
    }
    private class Still: GKState {}

    @Test("a machine enters the states that its state may be left for (xcode.10)") func states() {
        let ebb = Ebb(), flood = Flood(), machine = GKStateMachine(states: [ebb, flood, Still()])
        #expect(machine.currentState == nil && machine.enter(Ebb.self))
        #expect(!machine.enter(Still.self) && !machine.canEnterState(GKState.self) && machine.currentState === ebb)
        #expect(machine.enter(Flood.self) && machine.state(forClass: Flood.self) === flood && flood.stateMachine === machine)
        machine.update(deltaTime: 0.5)
        #expect(flood.seconds == 0.5 && ebb.seen == ["begin", "exit"])
    }
}
