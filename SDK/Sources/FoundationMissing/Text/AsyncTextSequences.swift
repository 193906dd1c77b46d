import Foundation

/// The lines of text that comes as bytes, each without what ends it. Empty ones are left out, as Apple's does.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String
    private let base: Base

    init(_ base: Base) { self.base = base }

    /// Gives one line after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator

        init(_ scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

        /// The next line, or nil at the end.
        public mutating func next() async rethrows -> String? {
            var line = String.UnicodeScalarView()
            while let scalar = try await scalars.next() {
                guard Character(scalar).isNewline else {
                    line.append(scalar)
                    continue
                }
                if !line.isEmpty { return String(line) }
            }
            return line.isEmpty ? nil : String(line)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(AsyncUnicodeScalarSequence(base).makeAsyncIterator()) }
}

/// The characters of text that comes as bytes.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = Character
    private let base: Base

    init(_ base: Base) { self.base = base }

    /// Gives one character after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
        private var begun = ""

        init(_ scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

        /// The next character, or nil at the end. What follows may still belong to it, so one scalar more is read.
        public mutating func next() async rethrows -> Character? {
            while let scalar = try await scalars.next() {
                begun.unicodeScalars.append(scalar)
                if begun.count > 1 { return begun.removeFirst() }
            }
            return begun.isEmpty ? nil : begun.removeFirst()
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(AsyncUnicodeScalarSequence(base).makeAsyncIterator()) }
}

/// The Unicode scalars of text that comes as bytes in UTF-8. Bytes that are none of it become the replacement character.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = UnicodeScalar
    private let base: Base

    init(_ base: Base) { self.base = base }

    /// Gives one scalar after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        /// The byte that was read after a broken scalar, with which the next begins.
        private var held: UInt8?

        init(_ base: Base.AsyncIterator) { self.base = base }

        /// The next scalar, or nil at the end.
        public mutating func next() async rethrows -> UnicodeScalar? {
            let first: UInt8
            if let held {
                first = held
                self.held = nil
            } else if let byte = try await base.next() {
                first = byte
            } else {
                return nil
            }
            if first < 0x80 { return UnicodeScalar(first) }
            var bytes = [first]
            for _ in 0..<Self.followers(of: first) {
                guard let byte = try await base.next() else { return "\u{FFFD}" }
                guard byte & 0xC0 == 0x80 else {
                    held = byte
                    return "\u{FFFD}"
                }
                bytes.append(byte)
            }
            var decoder = UTF8()
            var source = bytes.makeIterator()
            guard case .scalarValue(let scalar) = decoder.decode(&source) else { return "\u{FFFD}" }
            return scalar
        }

        /// The bytes that follow a first byte of UTF-8.
        private static func followers(of first: UInt8) -> Int {
            switch first {
            case 0xC2...0xDF: 1
            case 0xE0...0xEF: 2
            case 0xF0...0xF4: 3
            default: 0
            }
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}
extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes as text in UTF-8, without what ends them; empty ones are left out.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
    /// The characters of the bytes as text in UTF-8.
    public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
    /// The Unicode scalars of the bytes as text in UTF-8.
    public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}
