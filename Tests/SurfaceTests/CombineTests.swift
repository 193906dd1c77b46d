import Combine
import Foundation
import Testing

@Suite("Publishers together") struct CombineTests {
    @Test("the newest of two, three or four, as soon as each has given something (xcode.10)")
    func latest() {
        let (a, b, c, d) = (
            PassthroughSubject<Int, Never>(), CurrentValueSubject<String, Never>("x"), PassthroughSubject<Bool, Never>(),
            PassthroughSubject<Int, Never>()
        )
        var two: [String] = [], three: [String] = [], four = 0, ended = 0
        var bag: Set<AnyCancellable> = []
        a.combineLatest(b) { "\($0)\($1)" }.sink { _ in
            ended += 1
        } receiveValue: {
            two.append($0)
        }.store(in: &bag)
        Publishers.CombineLatest3(a, b, c).sink { three.append("\($0.0)\($0.1)\($0.2)") }.store(in: &bag)
        a.combineLatest(b, c, d).sink { _ in four += 1 }.store(in: &bag)
        a.send(1)
        b.send("y")
        a.send(2)
        c.send(true)
        d.send(0)
        #expect(two == ["1x", "1y", "2y"] && three == ["2ytrue"] && four == 1)
        a.send(completion: .finished)
        #expect(ended == 0)
        b.send(completion: .finished)
        #expect(ended == 1)
    }

    @Test("what any of several gives, until all have ended or one fails (xcode.10)")
    func merged() {
        let (a, b) = (PassthroughSubject<Int, URLError>(), PassthroughSubject<Int, URLError>())
        var values: [Int] = [], ends: [String] = []
        let whole = a.merge(with: b.map { $0 * 10 }).sink {
            ends.append("\($0)".prefix(7).description)
        } receiveValue: {
            values.append($0)
        }
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(values == [1, 20, 30] && ends.isEmpty)
        b.send(completion: .failure(URLError(.timedOut)))
        #expect(ends == ["failure"])
        var all: [Int] = []
        let many = Publishers.MergeMany([Just(1), Just(2), Just(3)]).sink { all.append($0) }
        #expect(all == [1, 2, 3])
        withExtendedLifetime((whole, many)) {}
    }
}
