import Foundation
import VitrineWidgetArchive

/// A summary of an intent's parameters, which an edit sheet shows.
public protocol ParameterSummary {
    /// The intent whose parameters they are.
    associatedtype Intent: AppIntent

    /// The summary in the terms of the intent's parameter names; nil shows all.
    func _archived(_ names: _ParameterNames) -> IntentSummary?
}

/// Finds a parameter's name by the object behind it.
public struct _ParameterNames {
    let names: [ObjectIdentifier: String]
    /// Intents that key paths were read of; their parameters are known by name.
    let intent: any AppIntent

    func name<Intent: AppIntent, Value>(of keyPath: KeyPath<Intent, IntentParameter<Value>>) -> String? {
        (intent as? Intent).flatMap { names[ObjectIdentifier($0[keyPath: keyPath])] }
    }
}

/// No summary was declared: every parameter is shown.
public struct _NoSummary<Intent: AppIntent>: ParameterSummary {
    public func _archived(_ names: _ParameterNames) -> IntentSummary? { nil }
}

/// A sentence with parameters in it, and rows below.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    let sentence: ParameterSummaryString<Intent>
    let rows: [ParameterSummaryRow<Intent>]

    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {
        sentence = summary
        rows = []
    }

    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @VitrineAppIntents.ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [ParameterSummaryRow<Intent>]
    ) {
        sentence = summary
        rows = parameterKeyPaths()
    }

    public init(@VitrineAppIntents.ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [ParameterSummaryRow<Intent>]) {
        sentence = ParameterSummaryString(pieces: [])
        rows = parameterKeyPaths()
    }

    /// Makes a summary without a sentence and rows: no parameter is shown.
    public init() {
        sentence = ParameterSummaryString(pieces: [])
        rows = []
    }

    public typealias ParameterKeyPathsBuilder = VitrineAppIntents.ParameterKeyPathsBuilder<Intent>

    public func _archived(_ names: _ParameterNames) -> IntentSummary? {
        .sentence(sentence.pieces.compactMap { $0(names) }, rows: rows.compactMap { $0.name(names) })
    }
}

/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let pieces: [(_ParameterNames) -> IntentSummary.Piece?]

    init(pieces: [(_ParameterNames) -> IntentSummary.Piece?]) { self.pieces = pieces }

    /// Words without parameters.
    public init(_ value: String) { pieces = [{ _ in .words(value) }] }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces: [(_ParameterNames) -> IntentSummary.Piece?] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append { _ in .words(literal) } }
        }
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            pieces.append { names in names.name(of: keyPath).map { .parameter($0) } }
        }
    }
}

/// A parameter in a row of its own.
public struct ParameterSummaryRow<Intent: AppIntent> {
    let name: (_ParameterNames) -> String?
}

/// Collects the parameters below the sentence.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) -> [ParameterSummaryRow<Intent>] {
        [ParameterSummaryRow { $0.name(of: keyPath) }]
    }
    public static func buildBlock(_ rows: [ParameterSummaryRow<Intent>]...) -> [ParameterSummaryRow<Intent>] { rows.flatMap { $0 } }
}

/// Turns the statements of a summary into one.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ParameterSummary>(_ content: Content) -> Content { content }
}
