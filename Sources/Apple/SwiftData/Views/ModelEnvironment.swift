import Foundation
import VitrineSwiftUI

private struct ModelContextKey: EnvironmentKey {
    static var defaultValue: ModelContext? { nil }
}

extension EnvironmentValues {
    /// The context that queries fetch from; one without any model where no container was put in.
    public var modelContext: ModelContext {
        get { self[ModelContextKey.self] ?? ModelContext(ModelContainer(schema: Schema(), migrationPlan: nil, stores: [])) }
        set { self[ModelContextKey.self] = newValue }
    }
}

extension View {
    /// Lets queries fetch from a container.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
        environment(\.modelContext, container.mainContext)
    }

    /// Lets queries fetch from a context.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some View { environment(\.modelContext, modelContext) }

    /// Lets queries fetch from a container for a type of models, which is made here.
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Lets queries fetch from a container for types of models, which is made here.
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some View {
        let made = Containers.container(for: modelTypes, inMemory: inMemory)
        onSetup(made)
        let context = (try? made.get())?.mainContext
        return transformEnvironment(\.modelContext) { if let context { $0 = context } }
    }
}

extension Scene {
    /// Lets queries in the scene fetch from a container.
    @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some Scene {
        environment(\.modelContext, container.mainContext)
    }

    /// Lets queries in the scene fetch from a context.
    nonisolated public func modelContext(_ modelContext: ModelContext) -> some Scene { environment(\.modelContext, modelContext) }

    /// Lets queries in the scene fetch from a container for a type of models, which is made here.
    @MainActor @preconcurrency public func modelContainer(
        for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        modelContainer(
            for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled, isUndoEnabled: isUndoEnabled, onSetup: onSetup)
    }

    /// Lets queries in the scene fetch from a container for types of models, which is made here.
    @MainActor @preconcurrency public func modelContainer(
        for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
        onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
    ) -> some Scene {
        let made = Containers.container(for: modelTypes, inMemory: inMemory)
        onSetup(made)
        return environment(\.modelContext, (try? made.get())?.mainContext ?? EnvironmentValues().modelContext)
    }
}

/// The containers that modifiers made: a view that is evaluated again finds its own.
@MainActor private enum Containers {
    private static var known: [String: ModelContainer] = [:]

    static func container(for types: [any PersistentModel.Type], inMemory: Bool) -> Result<ModelContainer, any Error> {
        let key = "\(inMemory) \(types.map { String(reflecting: $0) })"
        if let container = known[key] { return .success(container) }
        return Result {
            let container = try ModelContainer(
                for: Schema(types), configurations: [ModelConfiguration(isStoredInMemoryOnly: inMemory)])
            known[key] = container
            return container
        }
    }
}
