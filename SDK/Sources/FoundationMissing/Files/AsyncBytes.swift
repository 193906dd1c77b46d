import Dispatch
import Foundation
import FoundationNetworking
import Glibc

extension FileHandle {
    /// The bytes of a file or a pipe, read in parts as they are asked for.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        private let handle: FileHandle

        init(_ handle: FileHandle) { self.handle = handle }

        /// Gives one byte after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private let handle: FileHandle
            private var part = Data().makeIterator()

            init(_ handle: FileHandle) { self.handle = handle }

            /// The next byte, or nil at the end.
            /// - Throws: what reading throws, and `CancellationError` of a cancelled task.
            public mutating func next() async throws -> UInt8? {
                if let byte = part.next() { return byte }
                try Task.checkCancellation()
                part = try await Self.read(handle).makeIterator()
                return part.next()
            }

            /// Reads the next part on a thread that may wait for it.
            private static func read(_ handle: FileHandle) async throws -> Data {
                try await withCheckedThrowingContinuation { continuation in
                    DispatchQueue.global().async { continuation.resume(with: Result { try handle.nextPart() }) }
                }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(handle) }
    }

    /// What one read gives: of a pipe what has been written, where `read(upToCount:)` would wait for all of the count.
    private func nextPart() throws -> Data {
        var part = Data(count: 16_384)
        let count = part.withUnsafeMutableBytes { Glibc.read(fileDescriptor, $0.baseAddress, $0.count) }
        guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        return part.prefix(count)
    }

    /// The bytes from where the handle stands.
    public var bytes: AsyncBytes { AsyncBytes(self) }
}

extension URL {
    /// The bytes at a URL, of a file as they are asked for, and of an answer once it is there.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        private let url: URL

        init(_ url: URL) { self.url = url }

        /// Gives one byte after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private enum Source {
                case file(FileHandle.AsyncBytes.AsyncIterator)
                case answer(URLSession.AsyncBytes.AsyncIterator)
            }
            private let url: URL
            private var source: Source?

            init(_ url: URL) { self.url = url }

            /// The next byte, or nil at the end.
            /// - Throws: what opening or loading the URL throws, and what reading throws.
            public mutating func next() async throws -> UInt8? {
                switch try await opened() {
                case .file(var bytes):
                    let byte = try await bytes.next()
                    source = .file(bytes)
                    return byte
                case .answer(var bytes):
                    let byte = try await bytes.next()
                    source = .answer(bytes)
                    return byte
                }
            }

            private func opened() async throws -> Source {
                if let source { return source }
                guard url.isFileURL else { return .answer(try await URLSession.shared.bytes(from: url).0.makeAsyncIterator()) }
                return .file(try FileHandle(forReadingFrom: url).bytes.makeAsyncIterator())
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url) }
    }

    /// The bytes at the URL.
    public var resourceBytes: AsyncBytes { AsyncBytes(self) }
    /// The lines at the URL as text in UTF-8, without what ends them; empty ones are left out.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}
