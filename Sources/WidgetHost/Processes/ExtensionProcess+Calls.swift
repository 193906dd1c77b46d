import VitrineWidgetArchive

extension ExtensionProcess {
    func result(_ body: ExtensionRequest.Body) async -> Result<MeasuredResponse, ExtensionError> {
        do throws(ExtensionError) {
            return .success(try await ask(body))
        } catch {
            return .failure(error)
        }
    }

    /// The same request several times at once; the results in the order of the calls.
    func results(_ body: ExtensionRequest.Body, calls: Int) async -> [Result<MeasuredResponse, ExtensionError>] {
        if calls == 1 { return [await result(body)] }
        return await withTaskGroup(of: (Int, Result<MeasuredResponse, ExtensionError>).self) { group in
            for call in 0..<calls { group.addTask { (call, await self.result(body)) } }
            var results: [(Int, Result<MeasuredResponse, ExtensionError>)] = []
            for await result in group { results.append(result) }
            return results.sorted { $0.0 < $1.0 }.map(\.1)
        }
    }

    /// The widgets of its bundle.
    func description(attempts: Int) async throws(ExtensionError) -> ExtensionDescription {
        var left = attempts
        while true {
            left -= 1
            switch await result(.describe) {
            case .success(let answer):
                guard case .described(let description) = answer.body else { throw .wrongAnswer("what is no description") }
                return description
            case .failure(let error): if left <= 0 || !error.isWorthRetrying { throw error }
            }
        }
    }
}
