import VitrineAppIntents
import VitrineWidgetArchive

/// An App Intent that a control in a tile stands for.
struct PerformedIntent {
    private let type: any AppIntent.Type

    /// - Parameter name: the type's mangled name, as the archive of the control has it: the process may have been started anew since.
    init(named name: String) throws(AppIntentError) {
        guard let type = _typeByName(name) as? any AppIntent.Type else { throw .unknownIntent(name) }
        self.type = type
    }

    /// Performs the intent with the values that the control had, and then the one it continues with. Where a value is gone, it throws.
    /// - Throws: `ExtensionFailure` that names the intent and what it, or looking its values up, threw.
    func perform(_ values: IntentValues) async throws(ExtensionFailure) -> IntentOutcome {
        do {
            let intent = type.init()
            try await IntentParameters(of: intent).take(values)
            let request = ForegroundRequest()
            do {
                var outcome = try await ForegroundRequest.$current.withValue(request) { try await Self.perform(intent) }
                if request.isMade { outcome.opensApp = true }
                return outcome
            } catch {
                ThrownError.current?.keep(error)
                throw error
            }
        } catch {
            throw ExtensionFailure(code: .intentFailed, message: "\(type) threw \(Self.words(error))")
        }
    }

    private static func perform(_ intent: some AppIntent) async throws -> IntentOutcome {
        // The system's own: it does nothing here but name the link.
        if let link = intent as? OpenURLIntent { return IntentOutcome(opensApp: true, url: link.url) }
        let result = try await intent.perform()
        let type = Swift.type(of: intent)
        let opens = type.openAppWhenRun || !type.supportedModes.contains(.background)
        guard let next = (result as? any OpeningResult)?.next else { return IntentOutcome(opensApp: opens) }
        var outcome = try await perform(next)
        outcome.opensApp = outcome.opensApp || opens
        return outcome
    }

    /// An error with its type's name, and its own words where it has some; those for people come first.
    private static func words(_ error: any Error) -> String {
        let type = "\(Swift.type(of: error))", words = spokenWords(of: error) ?? "\(error)"
        return words.contains(type) ? words : "\(type): \(words)"
    }
}
