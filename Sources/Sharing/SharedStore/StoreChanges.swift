/// The changes of an observed query, one after the other. Those that come while the reader is busy are merged into one.
///
/// There is one reader: two that iterate share the changes between them.
public struct StoreChanges: AsyncSequence, Sendable {
    /// The collection, and from the second element on how it differs from the one before.
    public typealias Element = StoreChange

    /// The observation's token, for ``SharedStore/write(withoutNotifying:_:)``, and to end the sequence.
    public let token: ObservationToken

    /// The change that is due now, without waiting; nil when none is. For readers with a rhythm of their own.
    public func poll() -> StoreChange? { token.observer.take() }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(token: token) }

    /// Waits for the changes, one after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
        let token: ObservationToken

        /// - Throws: ``StoreError`` when the database can no longer be read. A cancelled task ends the observation.
        public mutating func next() async throws -> StoreChange? {
            let observer = token.observer
            while true {
                if let change = observer.take() { return change }
                if observer.isOver {
                    if let failure = observer.failure { throw failure }
                    return nil
                }
                await withTaskCancellationHandler {
                    await withCheckedContinuation { continuation in
                        let once = Once { continuation.resume() }
                        observer.wakeup { once() }
                    }
                } onCancel: {
                    observer.end()
                }
                observer.wakeup(nil)
            }
        }
    }
}
