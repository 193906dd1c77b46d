import CVirtualClock
import Foundation
import FoundationNetworking

// Foundation on Linux may trap or wait for ever where a request is cancelled (Swift 6.3.1). A widget that gives a request up after some
// seconds, or asks two services at once and one fails, meets both.
//
// Foundation looks in its cache on another thread, and begins the request from there (`URLCache.swift`, `URLSessionTask.swift`).
// A request that is cancelled meanwhile may be told of its end before it begins; once forgotten it begins, or ends once more, and that
// traps ("Trying to access a behaviour for a task that in not in the registry"). Here the cache answers in the caller's thread, so that a
// request has begun when `resume()` returns.
//
// Foundation also cancels there. One that is cancelled with the `Task` that awaits it, just while it ends, waits for a queue that
// waits for that Task (swift-corelibs-foundation, issue 5412). Here another thread cancels it.

extension URLSessionTask {
    @_silgen_name("$s20FoundationNetworking14URLSessionTaskC6cancelyyF")
    fileprivate func foundationCancel()

    /// Cancels the request, on another thread.
    @_silgen_name("vitrine_cancel_task")
    public final func vitrineCancel() {
        let request = CancelledRequest(task: self)
        DispatchQueue.global().async { request.task.foundationCancel() }
    }
}

private struct CancelledRequest: @unchecked Sendable {
    let task: URLSessionTask
}

extension URLCache {
    /// Answers what is kept for a request, before it returns.
    @_silgen_name("vitrine_look_up_response")
    public final func vitrineLookUp(for task: URLSessionDataTask, completionHandler: @Sendable @escaping (CachedURLResponse?) -> Void) {
        completionHandler(task.currentRequest.flatMap(cachedResponse))
    }
}

enum RequestCancelling {
    private static let cancel = "$s20FoundationNetworking14URLSessionTaskC6cancelyyF"
    private static let lookUp =
        "$s20FoundationNetworking8URLCacheC17getCachedResponse3for17completionHandleryAA18URLSessionDataTaskC_yAA0E11URLResponseCSgYbctF"

    /// Puts ours in the places of Foundation's, in the tables of the cache and of every class of tasks; once, before the process has a second
    /// thread.
    /// - Returns: whether Foundation's were there, as they are not in one of another layout.
    @discardableResult static func mend() -> Bool {
        let types: [AnyClass] = [
            URLSessionTask.self, URLSessionDataTask.self, URLSessionUploadTask.self, URLSessionDownloadTask.self, URLSessionStreamTask.self,
        ]
        let ours = vitrine_cancel_task_entry()
        let isFound =
            types.map { ClassTable.replace(cancel, of: $0, by: ours) } + [
                ClassTable.replace(lookUp, of: URLCache.self, by: vitrine_look_up_response_entry())
            ]
        return isFound.allSatisfy { $0 }
    }
}
