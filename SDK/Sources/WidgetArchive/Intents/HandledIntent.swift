/// The result of an intent that its handler ran, as Shortcuts runs it: each parameter is resolved, then the intent is confirmed, then
/// it is handled.
package struct HandledIntent: Codable, Hashable, Sendable {
    package enum Outcome: Codable, Hashable, Sendable {
        /// The handler answered.
        case response(Response)
        /// The handler did not confirm the intent, which was therefore not handled.
        case notConfirmed(Response)
        /// A parameter has to have a value first: a person would be asked for one.
        case needsValue(parameter: String)
        /// A person would be asked which of these is meant.
        case choose(parameter: String, among: [String])
        /// A person would be asked whether this is meant.
        case confirm(parameter: String, value: String?)
        /// The handler does nothing with the parameter's value; its reason is a number of the app's own.
        case unsupported(parameter: String, reason: Int)
    }

    /// A handler's answer.
    package struct Response: Codable, Hashable, Sendable {
        /// A property of the response beside its code.
        package struct Value: Codable, Hashable, Sendable {
            package var name: String
            package var words: String

            package init(name: String, words: String) {
                self.name = name
                self.words = words
            }
        }

        /// The code as source has it, such as `success`.
        package var code: String
        /// The code stands for something that went well, or goes on in the app.
        package var isSuccess: Bool
        /// The values in the order of the definition; what was not set is left out.
        package var values: [Value]

        package init(code: String, isSuccess: Bool, values: [Value] = []) {
            self.code = code
            self.isSuccess = isSuccess
            self.values = values
        }
    }

    /// The parameter values with which the intent was run, or would have been.
    package var values: IntentValues
    package var outcome: Outcome

    package init(values: IntentValues, outcome: Outcome) {
        self.values = values
        self.outcome = outcome
    }
}
