import Foundation
import VitrineWidgetArchive

/// Asks a handler for options in whichever of its two forms it has them.
public enum _IntentOffer {
    private static let queue = DispatchQueue(label: "handlers of intents", attributes: .concurrent)

    public static func ask<Item: AnyObject>(
        _ method: String, _ answer: () async throws -> INObjectCollection<Item>,
        _ begin: @escaping (@escaping (INObjectCollection<Item>?, (any Error)?) -> Void) -> Void
    ) async throws -> _AnyCollection {
        do {
            return _AnyCollection(try await answer())
        } catch INHandlerError.notImplemented {
            let collection = try await withCheckedThrowingContinuation {
                (continuation: CheckedContinuation<INObjectCollection<Item>, any Error>) in
                let once = SingleResponse(continuation, silent: .silent(method))
                // Handlers of iOS source are asked from any thread, and may block theirs until they have an answer.
                nonisolated(unsafe) let begin = begin
                queue.async {
                    begin { collection, error in
                        if let collection {
                            once.give(.success(collection))
                        } else {
                            once.give(.failure(error ?? INHandlerError.nothing(method)))
                        }
                    }
                }
            }
            return _AnyCollection(collection)
        }
    }

    /// The answer of the form with a completion, for a handler that has no other; `silent` where it releases the completion uncalled.
    public static func answer<Response: Sendable>(
        silent: Response, _ begin: @escaping (@escaping (Response) -> Void) -> Void
    ) async -> Response {
        let answer = try? await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Response, any Error>) in
            let once = SingleResponse(continuation, silent: .silent(""))
            nonisolated(unsafe) let begin = begin
            queue.async { begin { once.give(.success($0)) } }
        }
        return answer ?? silent
    }

    /// Resumes its continuation exactly once: with the first answer, or when nobody is left who could give one.
    private final class SingleResponse<Value: Sendable>: @unchecked Sendable {
        // Touched only under the lock.
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Value, any Error>?
        private let silent: INHandlerError

        init(_ continuation: CheckedContinuation<Value, any Error>, silent: INHandlerError) {
            self.continuation = continuation
            self.silent = silent
        }

        func give(_ result: Result<Value, any Error>) {
            let waiting = lock.withLock {
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(with: result)
        }

        deinit { continuation?.resume(throwing: silent) }
    }
}

/// A collection without its type.
public struct _AnyCollection: @unchecked Sendable {
    let sections: [(title: String?, items: [AnyObject])]

    init<Item: AnyObject>(_ collection: INObjectCollection<Item>) {
        sections = collection.sections.map { ($0.title, $0.items as [AnyObject]) }
    }

    /// The options as an edit sheet has them; what is no value of the parameter is left out.
    func options(for parameter: _IntentParameter) -> IntentOptions {
        IntentOptions(
            sections: sections.map { section in
                IntentOptionSection(
                    title: section.title, options: section.items.compactMap { parameter.property.option(for: $0) })
            })
    }
}
