import ArgumentParser
import Foundation
import VitrineWidgetArchive
import WidgetHost

/// Asks an intent by its name, as Shortcuts does.
struct IntentCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "intent", abstract: "Lists the intents of an app's widgets, or runs one by its name as Shortcuts would.",
        discussion: """
            Without a name it lists the intents with their parameters. With one, the SiriKit intent is resolved, confirmed and handled by \
            the app's extension of intents, and its response is printed, the code first. What Shortcuts would ask a person is said on \
            standard error. The exit status is 0 when the response is a success.
            """)

    @Argument(help: "A built extension (a folder NAME.appex), or what was built beside this command, by its name.")
    var target: String
    @Argument(help: "The intent's class, e.g. InspirationalConfigurationIntent.")
    var name: String?
    @OptionGroup var settings: SettingOptions
    @Option(help: ArgumentHelp("Do not run it, but print what can be chosen for this parameter.", valueName: "param"))
    var options: String?
    @Option(help: ArgumentHelp("With --options: what fits these words.", valueName: "words"))
    var search: String?
    @Flag(help: "Confirm whatever Shortcuts would ask to be confirmed.")
    var confirm = false
    @Flag(help: "Print JSON: {intents: […]}, {options: […]} or {code, isSuccess, values, asks}.")
    var json = false
    @Option(help: "The device's language and region, e.g. it_IT.")
    var locale = LocaleName.standard
    @Option(help: ArgumentHelp("What time it is (ISO 8601).", valueName: "time"))
    var at: Instant?
    @OptionGroup var state: StateOptions

    func validate() throws {
        guard name != nil || (options == nil && settings.set.isEmpty && !confirm) else { throw ValidationError("Name the intent.") }
        guard search == nil || options != nil else { throw ValidationError("--search needs --options.") }
        guard options == nil || (settings.set.isEmpty && !confirm) else {
            throw ValidationError("--options runs nothing; leave --set out.")
        }
    }

    func run() async throws {
        try await reportingFailure {
            let workspace = try await Workspace.open(target, state, at: at) { $0.locale = locale.identifier }
            do {
                try await work(in: workspace)
                await workspace.close()
            } catch {
                await workspace.close()
                throw error
            }
        }
    }

    private func work(in workspace: Workspace) async throws {
        // Set by the workspace.
        var job = IntentJob(workspace.widgets, at: workspace.configuration.now ?? Date(), configuration: workspace.configuration)
        job.readDate = SettingOptions.dates(in: workspace.configuration.timeZone)
        guard let name else { return print(try Self.list(await job.intents(), json: json)) }
        if let options {
            return print(try Self.list(await job.options(of: name, parameter: options, words: search), json: json))
        }
        let handled = try await job.run(name, settings.set, confirms: confirm)
        if json {
            print(try Self.json(HandledRecord(handled.outcome)))
        } else if case .response(let response) = handled.outcome {
            print(([response.code] + response.values.map { "\($0.name): \($0.words)" }).joined(separator: "\n"))
        }
        if case .response(let response) = handled.outcome, response.isSuccess { return }
        throw Failure(Self.words(handled.outcome, of: name))
    }

    // MARK: Words

    private static func words(_ outcome: HandledIntent.Outcome, of name: String) -> String {
        switch outcome {
        case .response(let response): "\(name) was handled with “\(response.code)”, which is no success."
        case .notConfirmed(let response): "\(name) was not handled: its handler confirms it with “\(response.code)”."
        case .needsValue(let parameter): "\(name) needs a value for “\(parameter)”; give --set \(parameter)=…"
        case .choose(let parameter, let among):
            "\(name) asks which “\(parameter)” is meant: \(among.joined(separator: ", ")). Give one with --set."
        case .confirm(let parameter, let value):
            "\(name) asks whether “\(value ?? "—")” is right for “\(parameter)”; give --confirm to say so."
        case .unsupported(let parameter, let reason):
            "The handler of \(name) does not take this “\(parameter)”" + (reason == 0 ? "." : " (reason \(reason)).")
        }
    }

    private static func list(_ intents: [IntentJob.Offered], json: Bool) throws -> String {
        guard !json else { return try Self.json(IntentList(intents: intents.map(IntentList.Intent.init))) }
        guard !intents.isEmpty else { return "No widget of it is set by an intent." }
        return intents.map { intent in
            let how = intent.schema.system == .siriKit ? (intent.isHandled ? "SiriKit" : "SiriKit, without a handler") : "App Intents"
            let parameters = intent.schema.parameters.map { "  \($0.name)  \($0.title)\(hint($0))" }
            return (["\(intent.schema.intent)  \(intent.schema.title)  (\(how); sets \(intent.kind))"] + parameters).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func hint(_ parameter: IntentParameterSchema) -> String {
        if case .choice(let cases) = parameter.kind { return ": " + cases.map(\.title).joined(separator: ", ") }
        return parameter.isSearchable ? ": searched by words" : parameter.hasOptions ? ": offered" : ""
    }

    private static func list(_ options: IntentOptions, json: Bool) throws -> String {
        let all = options.sections.flatMap(\.options)
        guard !json else { return try Self.json(OptionList(options: all.map(OptionList.Option.init))) }
        guard !all.isEmpty else { return "Nothing is offered." }
        return all.map { option in
            [OptionList.Option(option).id, option.title, option.subtitle].compactMap { $0 }.joined(separator: "  ")
        }.joined(separator: "\n")
    }

    private static func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}

/// The result of an intent, as `--json` prints it.
private struct HandledRecord: Encodable {
    /// The response's; nil where the intent was not handled.
    var code: String?
    var isSuccess = false
    /// The values of the response.
    var values: [String: String] = [:]
    /// The question that Shortcuts would ask a person first.
    var asks: Prompt?

    struct Prompt: Encodable {
        /// needsValue, choose, confirm, unsupported or notConfirmed.
        var what: String
        var parameter: String?
        var among: [String]?
    }

    init(_ outcome: HandledIntent.Outcome) {
        switch outcome {
        case .response(let response), .notConfirmed(let response):
            code = response.code
            isSuccess = response.isSuccess
            values = Dictionary(response.values.map { ($0.name, $0.words) }, uniquingKeysWith: { first, _ in first })
            if case .notConfirmed = outcome { asks = Prompt(what: "notConfirmed") }
        case .needsValue(let parameter): asks = Prompt(what: "needsValue", parameter: parameter)
        case .choose(let parameter, let among): asks = Prompt(what: "choose", parameter: parameter, among: among)
        case .confirm(let parameter, let value): asks = Prompt(what: "confirm", parameter: parameter, among: value.map { [$0] })
        case .unsupported(let parameter, _): asks = Prompt(what: "unsupported", parameter: parameter)
        }
    }
}

/// The intents as `--json` lists them.
private struct IntentList: Encodable {
    struct Intent: Encodable {
        var name: String
        var title: String
        var system: String
        var kind: String
        var isHandled: Bool
        var parameters: [Parameter]

        init(_ offered: IntentJob.Offered) {
            name = offered.schema.intent
            title = offered.schema.title
            system = offered.schema.system == .siriKit ? "SiriKit" : "App Intents"
            kind = offered.kind
            isHandled = offered.isHandled
            parameters = offered.schema.parameters.map { Parameter(name: $0.name, title: $0.title, isOptional: $0.isOptional) }
        }
    }
    struct Parameter: Encodable {
        var name: String
        var title: String
        var isOptional: Bool
    }
    var intents: [Intent]
}

/// The choices as `--json` lists them.
private struct OptionList: Encodable {
    struct Option: Encodable {
        /// The id that `--set` takes; nil where only the title is known.
        var id: String?
        var title: String
        var subtitle: String?

        init(_ option: IntentOption) {
            switch option.value {
            case .entity(let key), .choice(let key), .string(let key): id = key
            default: id = nil
            }
            title = option.title
            subtitle = option.subtitle
        }
    }
    var options: [Option]
}
