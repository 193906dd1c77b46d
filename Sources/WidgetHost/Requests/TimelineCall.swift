import VitrineWidgetArchive

/// One try to get a tile's timeline out of its extension: the calls of it, which may be several at once as on iOS, and what counts of the
/// answers.
struct TimelineCall: Sendable {
    typealias Result = Swift.Result<ExtensionProcess.MeasuredResponse, ExtensionError>

    /// The moment at which the extension's process is ended on purpose.
    enum Kill: String, Sendable { case before, during, after }

    /// The timeline that counts.
    struct Response: Sendable {
        var timeline: ArchivedTimeline
        var cost: ExtensionProcess.MeasuredResponse
        /// Calls beyond the first.
        var duplicates: Int
    }

    let process: ExtensionProcess
    let request: WidgetRequest
    /// How often the provider is asked at once.
    var calls = 1
    var kill: Kill?

    /// The results in the order of the calls.
    func results() async -> [Result] {
        switch kill {
        case .before:
            await process.restart("was ended on purpose, before a call")
            return await process.results(.timeline(request), calls: calls)
        case .during:
            return await process.results(.timeline(request), calls: calls, killed: "was ended on purpose, in the middle of a call")
        case .after:
            let results = await process.results(.timeline(request), calls: calls)
            await process.restart("was ended on purpose, after a call")
            return results
        case nil: return await process.results(.timeline(request), calls: calls)
        }
    }

    /// The first of several results that is a timeline.
    /// - Throws: why none is: the first failure.
    static func response(among results: [Result]) throws(ExtensionError) -> Response {
        var failure = ExtensionError.stopped
        for result in results.reversed() {
            if case .failure(let error) = result { failure = error }
        }
        for case .success(let response) in results {
            guard case .timeline(let timeline) = response.body else {
                failure = .wrongAnswer("what is no timeline")
                continue
            }
            guard !timeline.entries.isEmpty else {
                failure = .failed(ExtensionFailure(code: .noEntries, message: "The provider gave a timeline without entries."))
                continue
            }
            return Response(timeline: timeline, cost: response, duplicates: results.count - 1)
        }
        throw failure
    }

    /// The failures among several results, each once: a crash in one of several calls is a crash, also when another call was answered.
    static func failures(among results: [Result]) -> [ExtensionError] {
        var seen: Set<ExtensionError> = []
        return results.compactMap { result in
            guard case .failure(let error) = result, seen.insert(error).inserted else { return nil }
            return error
        }
    }
}
