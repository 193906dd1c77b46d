import Combine
import Foundation
import FoundationMissing
import Testing

/// Tells of each change of its level.
private final class Harbour: NSObject, _ChangeTelling, @unchecked Sendable {
    private final class Token {
        let change: @Sendable () -> Void
        init(_ change: @escaping @Sendable () -> Void) { self.change = change }
    }
    private struct Listener { weak var token: Token? }
    private var listeners: [Listener] = []
    var level = 0 { didSet { listeners.forEach { $0.token?.change() } } }

    func _tell(ofChanges change: @escaping @Sendable () -> Void) -> AnyObject? {
        let token = Token(change)
        listeners.append(Listener(token: token))
        return token
    }
}

/// Takes as many values as it is told to ask for.
private final class Slow: Subscriber {
    private(set) var values: [Int] = []
    private(set) var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
}

@Suite("Publishers together") struct CombineTests {
    @Test("a request that is cancelled at once ends nothing, and one that is not fails where nobody answers (xcode.10)")
    func requests() async throws {
        // Port 1 of this machine answers nobody.
        let session = URLSession(configuration: .ephemeral), url = try #require(URL(string: "http://127.0.0.1:1/"))
        for _ in 0..<100 { session.dataTaskPublisher(for: url).sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel() }
        var kept: Set<AnyCancellable> = []
        let code = await withCheckedContinuation { done in
            session.dataTaskPublisher(for: url).sink(
                receiveCompletion: { end in
                    if case .failure(let error) = end { done.resume(returning: error.code) } else { done.resume(returning: .unknown) }
                }, receiveValue: { _ in }
            ).store(in: &kept)
        }
        #expect(code == .cannotConnectToHost)
    }

    @Test("values are collected by time and by their number, and what is left comes before the end (xcode.10)") func collecting() async {
        let port = PassthroughSubject<Int, Never>()
        var groups: [[Int]] = [], kept: Set<AnyCancellable> = []
        // No span of an hour passes here: only the number and the end hand on.
        port.collect(.byTimeOrCount(DispatchQueue.global(), .seconds(3_600), 2)).sink { groups.append($0) }.store(in: &kept)
        for value in 1...5 { port.send(value) }
        port.send(completion: .finished)
        #expect(groups == [[1, 2], [3, 4], [5]])
        let sea = PassthroughSubject<Int, Never>()
        let first = await withCheckedContinuation { done in
            sea.collect(.byTime(DispatchQueue.global(), .milliseconds(1))).first().sink { done.resume(returning: $0) }
                .store(in: &kept)
            sea.send(7)
        }
        #expect(first == [7])
    }

    @Test("a property's values are published as they change, until it is cancelled; of those nobody asked for the last waits (xcode.10)")
    func property() {
        let harbour = Harbour(), slow = Slow()
        var values: [Int] = []
        let quick = harbour.publisher(for: \.level).sink { values.append($0) }
        harbour.publisher(for: \.level, options: [.new]).subscribe(slow)
        for level in 1...3 { harbour.level = level }
        #expect(values == [0, 1, 2, 3] && slow.values.isEmpty)
        slow.subscription?.request(.max(1))
        #expect(slow.values == [3])
        quick.cancel()
        harbour.level = 4
        #expect(values == [0, 1, 2, 3] && slow.values == [3])
        slow.subscription?.cancel()
    }

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
