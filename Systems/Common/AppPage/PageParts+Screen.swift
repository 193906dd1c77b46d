extension PageParts {
    /// The page with what an app's script says is to be seen, or with why it says nothing.
    /// - Parameters:
    ///   - revision: the app's before the script was asked, so that what changes meanwhile has the page asked for again.
    ///   - screen: the template's values, by the script.
    public func page(revision: Int, _ screen: () async throws -> [String: Any]) async -> String {
        var values: [String: Any]
        do {
            values = try await screen()
        } catch {
            values = ["scriptFailure": ["text": "\(error)"]]
        }
        values["revision"] = revision
        return render(values)
    }
}
