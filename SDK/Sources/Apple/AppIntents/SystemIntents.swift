import Foundation
import FoundationMissing
import VitrineSwiftUI
import VitrineWidgetArchive

// Intents that the system knows of: what Siri, a camera's button or a workout would begin by them. Here they are intents as any other.

/// Begins to play sound.
public protocol AudioStartingIntent: SystemIntent {}
/// Stops a workout for a while.
public protocol PauseWorkoutIntent: SystemIntent {}
/// Goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Begins a workout.
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
    associatedtype WorkoutStyle: AppValue

    /// The workouts that a person may want now.
    static var suggestedWorkouts: [Self] { get }
    /// The kind of workout.
    var workoutStyle: WorkoutStyle { get set }
}

extension StartWorkoutIntent {
    /// The app comes to the front.
    public static var openAppWhenRun: Bool { true }
    /// The system asks for ``suggestedWorkouts`` again; nobody has asked here.
    public static func invalidateSuggestedWorkouts() {}

    /// A workout of this kind.
    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }
}

/// Takes a picture from the lock screen.
public protocol CameraCaptureIntent: SystemIntent {
    associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
    /// The context that the app has given its camera; nothing is kept here.
    public static var appContext: AppContext? { get async throws { nil } }
    /// Tells the camera something; nothing is kept here.
    public static func updateAppContext(_ context: AppContext) async throws {}
}

extension ForegroundContinuableIntent {
    /// Makes the error that a `perform` throws to continue with the app in front; here it ends the intent with these words.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () async throws -> Void)? = nil
    ) -> AppIntentError {
        .needsPerson(dialog.map { String(localized: $0.full) } ?? "")
    }

    /// - Throws: always; nobody is there to let the app come to the front.
    public func requestToContinueInForeground<Given: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @escaping @MainActor @Sendable () async throws -> Given
    ) async throws -> Given {
        throw needsToContinueInForegroundError(dialog)
    }
}

/// An intent that another has taken the place of.
public protocol DeprecatedAppIntent: AppIntent {
    associatedtype ReplacementIntent: AppIntent = Never

    /// The deprecation, with the replacement.
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// The deprecation of an intent that is no longer to be used.
public struct IntentDeprecation<Replacement: AppIntent>: Sendable {
    /// The reason in words; nil where none is given.
    public let message: LocalizedStringResource?
    /// The intent to be used instead; nil where there is none.
    public let replacedBy: Replacement.Type?

    /// Marks an intent as deprecated for a reason, with its replacement.
    public init(message: LocalizedStringResource, replacedBy: Replacement.Type) { (self.message, self.replacedBy) = (message, replacedBy) }
    /// Marks an intent as deprecated, with its replacement.
    public init(replacedBy: Replacement.Type) { (message, self.replacedBy) = (nil, replacedBy) }
}

extension IntentDeprecation where Replacement == Never {
    /// Makes a note that no intent takes its place, for this reason.
    public init(message: LocalizedStringResource) { (self.message, replacedBy) = (message, nil) }
}

// MARK: Searching

/// Criteria by which an app searches.
public protocol SearchCriteria: Sendable {
    associatedtype SearchScopes
}

/// The scope in which an app looks.
public enum StringSearchScope: String, AppEnum {
    public typealias ValueType = StringSearchScope
    public typealias UnwrappedType = StringSearchScope

    /// The search looks everywhere.
    case general
    /// The app looks among films.
    case movies
    /// The app looks among series.
    case tv
    /// The app looks among films that anybody has made.
    case freeformVideo

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Search Scope"
    public static let caseDisplayRepresentations: [StringSearchScope: DisplayRepresentation] = [
        .general: "General", .movies: "Movies", .tv: "TV", .freeformVideo: "Videos",
    ]
}

/// Words to look for.
public struct StringSearchCriteria: SearchCriteria, Hashable {
    public typealias SearchScopes = [StringSearchScope]

    /// The words to search for.
    public let term: String

    /// Makes criteria of the words to search for.
    public init(term: String) { self.term = term }
}

extension StringSearchCriteria: _PlainIntentValue {
    public typealias UnwrappedType = StringSearchCriteria
    public typealias ValueType = StringSearchCriteria
    public static var _kind: IntentParameterSchema.Kind { .string }
    public var _stored: IntentValue { .string(term) }
    public init?(_plain stored: IntentValue) {
        guard case .string(let term) = stored else { return nil }
        self.init(term: term)
    }
}

/// An intent that looks for something in the app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    associatedtype Criteria: SearchCriteria

    /// The scopes in which the app looks.
    static var searchScopes: Criteria.SearchScopes { get }
    /// The criteria by which the app searches.
    var criteria: Criteria { get set }
}

extension ShowInAppSearchResultsIntent {
    /// The app comes to the front.
    public static var openAppWhenRun: Bool { true }
}

/// A kind of film.
public enum VideoCategory: String, AppEnum {
    public typealias ValueType = VideoCategory
    public typealias UnwrappedType = VideoCategory
    public typealias Specification = EmptyResolverSpecification<VideoCategory>

    /// A video that anybody has made.
    case freeform
    /// A film.
    case movies
    /// An episode of a series.
    case tv

    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Video Category"
    public static let caseDisplayRepresentations: [VideoCategory: DisplayRepresentation] = [
        .freeform: "Videos", .movies: "Movies", .tv: "TV",
    ]
}

/// An intent that plays a film.
public protocol PlayVideoIntent: SystemIntent {
    /// The kinds of film that the app has.
    static var supportedCategories: [VideoCategory] { get }
    /// The words by which the film is searched.
    var term: String { get set }
}

extension PlayVideoIntent {
    /// The app comes to the front.
    public static var openAppWhenRun: Bool { true }
    /// The kinds of films that are looked for: all.
    public static var supportedCategories: [VideoCategory] { VideoCategory.allCases }
}

// MARK: Predictions

/// An intent that the system may offer by itself. Nothing is offered here.
public protocol PredictableIntent: AppIntent {
    associatedtype Prediction: IntentPredictionConfiguration
    /// How the intent is shown where it is offered.
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// The configuration of predictions: how intents are shown where they are offered.
public protocol IntentPredictionConfiguration {
    associatedtype Intent: AppIntent
}

/// The prediction of one intent: how it is shown where it is offered, by some of its values.
public struct IntentPrediction<Intent: AppIntent, Values>: IntentPredictionConfiguration {
    /// Makes a prediction by no values.
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where Values == Void {}

    /// Makes a prediction by these values.
    public init<each Value: _IntentValue>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) where Values == (repeat each Value) {}
}

/// Several ways in which an intent is shown.
public struct TupleIntentPrediction<Intent: AppIntent, Parts>: IntentPredictionConfiguration {}

/// Collects ways to show an intent.
@resultBuilder public enum IntentPredictionsBuilder<Intent: AppIntent> {
    /// Passes a single way on.
    public static func buildExpression<Part: IntentPredictionConfiguration>(_ part: Part) -> Part where Part.Intent == Intent { part }
    /// Passes a single way on.
    public static func buildBlock<Part: IntentPredictionConfiguration>(_ part: Part) -> Part where Part.Intent == Intent { part }
    /// Puts several ways together.
    public static func buildBlock<each Part: IntentPredictionConfiguration>(
        _ part: repeat each Part
    ) -> TupleIntentPrediction<Intent, (repeat each Part)> { TupleIntentPrediction() }
}
