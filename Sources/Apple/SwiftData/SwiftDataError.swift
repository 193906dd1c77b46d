import Foundation
import VitrineStoredColumns

/// An error of fetching or saving models.
public struct SwiftDataError: Error, Hashable, Sendable, CustomDebugStringConvertible, LocalizedError {
    enum Kind: String, Hashable, Sendable {
        case unsupportedPredicate, unsupportedSortDescriptor, unsupportedKeyPath
        case includePendingChangesWithBatchSize, sortingPendingChangesWithIdentifiers, invalidTransactionFetchRequest
        case unknownSchema, missingModelContext, modelValidationFailure, loadIssueModelContainer, backingDataCreation
        case configurationFileNameContainsInvalidCharacters, configurationFileNameTooLong
        case configurationSchemaNotFoundInContainerSchema, duplicateConfiguration, historyTokenExpired
    }

    let kind: Kind
    let words: String?

    init(_ kind: Kind, _ words: String? = nil) {
        self.kind = kind
        self.words = words
    }

    public var debugDescription: String { "SwiftDataError.\(kind.rawValue)" + (words.map { ": \($0)" } ?? "") }
    public var errorDescription: String? { words ?? debugDescription }

    // Errors of one kind are equal, whatever their details.
    public static func == (one: SwiftDataError, other: SwiftDataError) -> Bool { one.kind == other.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// The error for a predicate that a store cannot evaluate.
    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
    /// The error for an order that a store cannot sort by.
    public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
    /// The error for a key path to something that is not stored.
    public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
    /// The error for a fetch in batches that includes unsaved changes.
    public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
    /// The error for a fetch of identifiers that sorts unsaved changes.
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
    /// The error for a history request that cannot be answered.
    public static let invalidTransactionFetchRequest = SwiftDataError(.invalidTransactionFetchRequest)
    /// The error for a model that is not in the container's schema.
    public static let unknownSchema = SwiftDataError(.unknownSchema)
    /// The error for a model that is in no context.
    public static let missingModelContext = SwiftDataError(.missingModelContext)
    /// The error for values that may not be saved.
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    /// The error for a store that cannot be opened, or is damaged.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// The error for a configuration's name that no file can have.
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(.configurationFileNameContainsInvalidCharacters)
    /// The error for a configuration's name that is too long for a file.
    public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
    /// The error for a configuration whose models are not in the container's schema.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(.configurationSchemaNotFoundInContainerSchema)
    /// The error for two configurations of one model, or with one name.
    public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
    /// The error for a history token whose changes are no longer kept.
    public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
}

extension SwiftDataError {
    /// The value as a column stores it.
    /// - Throws: `modelValidationFailure` for one that can be kept in no form.
    static func column(_ value: Any) throws -> SQLiteValue {
        do {
            return try ColumnCoding.encode(value)
        } catch let error as ColumnError {
            throw SwiftDataError(.modelValidationFailure, error.words)
        }
    }
}
