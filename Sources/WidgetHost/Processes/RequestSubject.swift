import Foundation
import VitrineWidgetArchive

/// The subject of a request: one widget in one size and configuration, or what is asked of the bundle as a whole.
struct RequestSubject: Hashable, Sendable {
    /// The name of its widget, or of what else is asked, whatever its family and its settings.
    private(set) var name: String
    private var family: WidgetFamilyName?
    private var configuration: Data?

    /// What widgets are in the bundle: nothing of a widget is run for it.
    static let bundle = RequestSubject(.describe)

    /// Whether asking twice is as if it had been asked once; what an intent does is done twice.
    private(set) var isRepeatable = true

    init(_ body: ExtensionRequest.Body) {
        switch body {
        case .describe: name = "describe"
        case .placeholder(let request), .snapshot(let request, _), .timeline(let request):
            (name, family, configuration) = ("widget \(request.kind)", request.family, request.configuration)
        case .configuration(let kind), .sheet(let kind, _): name = "sheet \(kind)"
        case .options(let question): name = "options \(question.kind)"
        case .perform(let intent, _): (name, isRepeatable) = ("intent \(intent)", false)
        case .previews: name = "previews"
        case .preview(let request): name = "preview \(request.index)"
        case .handler(let question):
            name = "handler \(question.intent)"
            if case .run = question.wanted { isRepeatable = false }
        }
    }
}

/// Who is at work in one process: all together, but one that is under suspicion with its own questions only. First come, first served.
struct RequestTurns {
    private var working: [RequestSubject: Int] = [:]
    private var alone: RequestSubject?
    private var waiting: [(subject: RequestSubject, isAlone: Bool, start: CheckedContinuation<Void, Never>)] = []

    /// Takes a turn that is free now.
    mutating func take(_ subject: RequestSubject, alone isAlone: Bool) -> Bool {
        guard waiting.isEmpty, isFree(subject, isAlone) else { return false }
        begin(subject, isAlone)
        return true
    }

    /// Queues for a turn; it has been taken when `start` is resumed.
    mutating func queue(_ subject: RequestSubject, alone isAlone: Bool, _ start: CheckedContinuation<Void, Never>) {
        waiting.append((subject, isAlone, start))
    }

    mutating func end(_ subject: RequestSubject) {
        let left = (working[subject] ?? 1) - 1
        working[subject] = left > 0 ? left : nil
        if left <= 0, alone == subject { alone = nil }
        while let next = waiting.first, isFree(next.subject, next.isAlone) {
            waiting.removeFirst()
            begin(next.subject, next.isAlone)
            next.start.resume()
        }
    }

    private func isFree(_ subject: RequestSubject, _ isAlone: Bool) -> Bool {
        if let alone { return alone == subject }
        return !isAlone || working.keys.allSatisfy { $0 == subject }
    }

    private mutating func begin(_ subject: RequestSubject, _ isAlone: Bool) {
        working[subject, default: 0] += 1
        if isAlone { alone = subject }
    }
}
