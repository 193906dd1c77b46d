import Foundation

/// An executor that runs work on a model context.
public protocol ModelExecutor: Executor {
    /// The context on which the executor runs work.
    var modelContext: ModelContext { get }
}

/// A model executor that runs one job after the other.
public protocol SerialModelExecutor: ModelExecutor, SerialExecutor {}

/// The usual executor of a model actor.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
    /// The context, used on the executor's queue alone.
    public let modelContext: ModelContext
    private let queue = DispatchQueue(label: "SwiftData.ModelActor")

    /// Makes an executor for a context.
    public init(modelContext: ModelContext) { self.modelContext = modelContext }

    /// Runs a job after those before it.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
    }

    /// A reference that does not retain the executor.
    public func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }
}

/// A reference to an executor, as an actor has to have it.
public func _unownedExecutor(of executor: any ModelExecutor) -> UnownedSerialExecutor {
    guard let executor = executor as? any SerialExecutor else { preconditionFailure("A model actor's executor is serial.") }
    return executor.asUnownedSerialExecutor()
}

/// An actor with a model context of its own; `@ModelActor` writes what it asks for.
public protocol ModelActor: Actor {
    /// The container whose models the actor works on.
    nonisolated var modelContainer: ModelContainer { get }
    /// The executor that runs the actor's code.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// A reference to the executor that runs the actor's code.
    public nonisolated var unownedExecutor: UnownedSerialExecutor {
        _unownedExecutor(of: modelExecutor)
    }

    /// The actor's context.
    public var modelContext: ModelContext { modelExecutor.modelContext }

    /// The model with an identifier, if it is one of that type.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? { modelContext.resolve(id) as? T }
}
