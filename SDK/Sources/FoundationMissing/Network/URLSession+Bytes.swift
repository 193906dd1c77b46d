import Foundation
import FoundationNetworking

extension URLSession {
    /// The bytes of an answer, which are here all at once.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8
        private let data: Data

        init(_ data: Data) { self.data = data }

        /// Gives one byte after the other.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: Data.Iterator
            public mutating func next() async throws -> UInt8? {
                try Task.checkCancellation()
                return rest.next()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }
    }

    /// The answer to a request, byte by byte. The whole of it is waited for: lines that a server sends later do not come one by one.
    /// - Throws: what `data(for:)` throws.
    public func bytes(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data), response)
    }

    /// Loads a URL and gives its body byte by byte.
    /// - Throws: what `data(from:)` throws.
    public func bytes(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }
}
