import Foundation

// Keyframes type-check as on iOS; in a picture an animation by them is at its initial value. A `KeyframeTimeline` gives their values.

/// The content of a track: the keyframes of one value, one after the other.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable
    /// Appends its frames to a path.
    func _append(to path: inout _KeyframePath<Value>)
}

extension KeyframeTrackContent {
    public func _append(to path: inout _KeyframePath<Value>) {}
}

/// The values of one track over time.
public struct _KeyframePath<Value: Animatable> {
    struct Segment {
        let start: TimeInterval
        let duration: TimeInterval
        /// The value after so many seconds of the segment.
        let value: (TimeInterval) -> Value
    }
    var segments: [Segment] = []
    var end: Value
    /// A second, at the end.
    var velocity: Value.AnimatableData = .zero
    var duration: TimeInterval = 0

    init(_ initial: Value) { end = initial }

    mutating func add(
        to target: Value, duration given: TimeInterval, velocity next: Value.AnimatableData, _ value: @escaping (TimeInterval) -> Value
    ) {
        let length = given.isFinite ? max(given, 0) : 0
        segments.append(Segment(start: duration, duration: length, value: value))
        duration += length
        end = target
        velocity = next
    }

    func value(at time: TimeInterval) -> Value {
        guard let last = segments.last, time < last.start + last.duration else { return end }
        let segment = segments.last { $0.start <= time && $0.duration > 0 } ?? segments.first { $0.duration > 0 }
        return segment.map { $0.value(max(time - $0.start, 0)) } ?? end
    }
}

extension Animatable {
    /// Returns the value with other animatable data.
    fileprivate func with(_ data: AnimatableData) -> Self {
        var copy = self
        copy.animatableData = data
        return copy
    }
}

/// A value that is reached in a line, or along a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    let target: Value
    let duration: TimeInterval
    let curve: UnitCurve

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        target = to
        self.duration = duration
        curve = timingCurve
    }

    public func _append(to path: inout _KeyframePath<Value>) {
        let (from, to, length, curve) = (path.end.animatableData, target, duration, curve)
        let speed = length > 0 ? (to.animatableData - from).scaled(by: curve.velocity(at: 1) / length) : .zero
        path.add(to: to, duration: length, velocity: speed) {
            to.with(from.interpolated(towards: to.animatableData, amount: curve.value(at: length > 0 ? $0 / length : 1)))
        }
    }
}

/// A value that is reached as on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    let target: Value
    let duration: TimeInterval?
    let spring: Spring
    let startVelocity: Value?

    public init(_ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {
        target = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public func _append(to path: inout _KeyframePath<Value>) {
        let (from, to, spring) = (path.end.animatableData, target, spring), speed = startVelocity?.animatableData ?? path.velocity
        let length = duration ?? spring.settlingDuration, way = to.animatableData - from
        path.add(
            to: to, duration: length, velocity: spring.velocity(target: way, initialVelocity: speed, time: length)
        ) { to.with(from + spring.value(target: way, initialVelocity: speed, time: $0)) }
    }
}

/// A value that is reached along a cubic curve, with the speed of the frame before at its start.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    let target: Value
    let duration: TimeInterval
    let startVelocity: Value?
    let endVelocity: Value?

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        target = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public func _append(to path: inout _KeyframePath<Value>) {
        let (from, to, length) = (path.end.animatableData, target, duration)
        let first = startVelocity?.animatableData ?? path.velocity, last = endVelocity?.animatableData ?? .zero
        path.add(to: to, duration: length, velocity: last) { time in
            let t = length > 0 ? min(time / length, 1) : 1, (t2, t3) = (t * t, t * t * t)
            // Hermite's polynomials.
            let places = from.scaled(by: 2 * t3 - 3 * t2 + 1) + to.animatableData.scaled(by: 3 * t2 - 2 * t3)
            return to.with(places + first.scaled(by: (t3 - 2 * t2 + t) * length) + last.scaled(by: (t3 - t2) * length))
        }
    }
}

/// A value that is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    let target: Value
    public init(_ to: Value) { target = to }

    public func _append(to path: inout _KeyframePath<Value>) {
        let target = target
        path.add(to: target, duration: 0, velocity: .zero) { _ in target }
    }
}

/// Frames one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
    let parts: [any KeyframeTrackContent<Value>]

    public func _append(to path: inout _KeyframePath<Value>) {
        func append(_ part: some KeyframeTrackContent<Value>) { part._append(to: &path) }
        for part in parts { append(part) }
    }
}

@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    /// One of two sets of frames.
    public typealias Conditional = _KeyframeSequence<Value>

    public static func buildExpression<K: KeyframeTrackContent>(_ frame: K) -> K where K.Value == Value { frame }
    public static func buildBlock() -> _KeyframeSequence<Value> { _KeyframeSequence(parts: []) }
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
        accumulated: A, next: B
    ) -> _KeyframeSequence<Value> where A.Value == Value, B.Value == Value { _KeyframeSequence(parts: [accumulated, next]) }
    public static func buildEither<K: KeyframeTrackContent>(first frame: K) -> _KeyframeSequence<Value> where K.Value == Value {
        _KeyframeSequence(parts: [frame])
    }
    public static func buildEither<K: KeyframeTrackContent>(second frame: K) -> _KeyframeSequence<Value> where K.Value == Value {
        _KeyframeSequence(parts: [frame])
    }
    public static func buildArray(_ frames: [some KeyframeTrackContent<Value>]) -> _KeyframeSequence<Value> {
        _KeyframeSequence(parts: frames.map { $0 })
    }
}

/// Tracks of several values.
public protocol Keyframes<Value> {
    associatedtype Value
    associatedtype Body: Keyframes = Self where Body.Value == Value
    /// The tracks it is made of.
    @KeyframesBuilder<Value> var body: Body { get }
    /// Appends its tracks to others.
    func _append(to tracks: inout _KeyframeTracks<Value>, from initial: Value)
}

extension Keyframes where Body == Self {
    public var body: Self { self }
}

extension Keyframes {
    public func _append(to tracks: inout _KeyframeTracks<Value>, from initial: Value) {
        guard Body.self != Self.self else { return }
        body._append(to: &tracks, from: initial)
    }
}

public struct KeyframeTrack<Root, Tracked: Animatable, Content: KeyframeTrackContent>: Keyframes where Content.Value == Tracked {
    public typealias Value = Root
    public typealias Body = Self
    let keyPath: WritableKeyPath<Root, Tracked>
    let content: Content

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Tracked {
        keyPath = \.self
        self.content = content()
    }
    public init(_ keyPath: WritableKeyPath<Root, Tracked>, @KeyframeTrackContentBuilder<Tracked> content: () -> Content) {
        self.keyPath = keyPath
        self.content = content()
    }

    public func _append(to tracks: inout _KeyframeTracks<Root>, from initial: Root) {
        var path = _KeyframePath(initial[keyPath: keyPath])
        content._append(to: &path)
        let (keyPath, made) = (keyPath, path)
        tracks.duration = max(tracks.duration, made.duration)
        tracks.set.append { $0[keyPath: keyPath] = made.value(at: $1) }
    }
}

/// Several tracks side by side.
public struct _KeyframeTracks<Value>: Keyframes {
    public typealias Body = Self
    /// Tracks that are not known yet: they are when there is an initial value.
    var parts: [(inout _KeyframeTracks<Value>, Value) -> Void] = []
    var set: [(inout Value, TimeInterval) -> Void] = []
    var duration: TimeInterval = 0

    public func _append(to tracks: inout _KeyframeTracks<Value>, from initial: Value) {
        for part in parts { part(&tracks, initial) }
    }
}

@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ track: K) -> K where K.Value == Value { track }
    public static func buildExpression<K: KeyframeTrackContent>(_ frame: K) -> _KeyframeTracks<Value> where K.Value == Value {
        _KeyframeTracks(parts: [{ KeyframeTrack<Value, Value, K>(\.self, frame)._append(to: &$0, from: $1) }])
    }
    public static func buildBlock() -> _KeyframeTracks<Value> { _KeyframeTracks() }
    public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
    public static func buildPartialBlock<A: Keyframes, B: Keyframes>(accumulated: A, next: B) -> _KeyframeTracks<Value>
    where A.Value == Value, B.Value == Value { gathered([accumulated, next]) }
    public static func buildEither<K: Keyframes>(first tracks: K) -> _KeyframeTracks<Value> where K.Value == Value { gathered([tracks]) }
    public static func buildEither<K: Keyframes>(second tracks: K) -> _KeyframeTracks<Value> where K.Value == Value { gathered([tracks]) }
    public static func buildArray(_ tracks: [some Keyframes<Value>]) -> _KeyframeTracks<Value> { gathered(tracks.map { $0 }) }
    public static func buildFinalResult<K: Keyframes>(_ tracks: K) -> K where K.Value == Value { tracks }

    private static func gathered(_ tracks: [any Keyframes<Value>]) -> _KeyframeTracks<Value> {
        func part(_ track: some Keyframes<Value>) -> (inout _KeyframeTracks<Value>, Value) -> Void {
            { track._append(to: &$0, from: $1) }
        }
        return _KeyframeTracks(parts: tracks.map { part($0) })
    }
}

extension KeyframeTrack {
    fileprivate init(_ keyPath: WritableKeyPath<Root, Tracked>, _ content: Content) {
        self.keyPath = keyPath
        self.content = content
    }
}

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
    private let initial: Value
    private var tracks = _KeyframeTracks<Value>()

    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        initial = initialValue
        content()._append(to: &tracks, from: initialValue)
    }

    /// Seconds until the longest track has ended.
    public var duration: TimeInterval { tracks.duration }

    /// The value after a part of the duration, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }

    /// The value after so many seconds.
    public func value(time: TimeInterval) -> Value {
        var value = initial
        for set in tracks.set { set(&value, time) }
        return value
    }
}
