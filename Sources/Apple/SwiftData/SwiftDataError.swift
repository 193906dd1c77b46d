import Foundation
import StoredColumns

/// Why models cannot be had or kept.
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

    // What exactly happened does not make another error of it.
    public static func == (one: SwiftDataError, other: SwiftDataError) -> Bool { one.kind == other.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

    /// A predicate that a store cannot work out.
    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate)
    /// An order that a store cannot work out.
    public static let unsupportedSortDescriptor = SwiftDataError(.unsupportedSortDescriptor)
    /// A key path to what is not kept.
    public static let unsupportedKeyPath = SwiftDataError(.unsupportedKeyPath)
    /// What was not saved cannot be fetched in batches.
    public static let includePendingChangesWithBatchSize = SwiftDataError(.includePendingChangesWithBatchSize)
    /// What was not saved cannot be sorted by identifiers alone.
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(.sortingPendingChangesWithIdentifiers)
    /// A request for changes that cannot be answered.
    public static let invalidTransactionFetchRequest = SwiftDataError(.invalidTransactionFetchRequest)
    /// A model that the container does not know.
    public static let unknownSchema = SwiftDataError(.unknownSchema)
    /// A model that is in no context.
    public static let missingModelContext = SwiftDataError(.missingModelContext)
    /// Values that may not be kept.
    public static let modelValidationFailure = SwiftDataError(.modelValidationFailure)
    /// A store that cannot be opened, or is damaged.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssueModelContainer)
    /// A name that no file can have.
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(.configurationFileNameContainsInvalidCharacters)
    /// A name that is too long for a file.
    public static let configurationFileNameTooLong = SwiftDataError(.configurationFileNameTooLong)
    /// A configuration of models that are not the container’s.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(.configurationSchemaNotFoundInContainerSchema)
    /// Two configurations for one model, or of one name.
    public static let duplicateConfiguration = SwiftDataError(.duplicateConfiguration)
    /// Changes that are no longer known.
    public static let historyTokenExpired = SwiftDataError(.historyTokenExpired)
}

extension SwiftDataError {
    /// A value as it lies in a column.
    /// - Throws: `modelValidationFailure` for one that can be kept in no form.
    static func column(_ value: Any) throws -> SQLiteValue {
        do {
            return try ColumnCoding.encode(value)
        } catch let error as ColumnError {
            throw SwiftDataError(.modelValidationFailure, error.words)
        }
    }
}
