import CryptoKit
import Foundation
import Network
import Security
import SwiftData
import SwiftUI
import Testing
import WidgetKit

// What widgets say that read models, hash and ask the keychain: it compiles as it stands.

@Model
public final class StoredRecipe {
    #Index<StoredRecipe>([\.name], [\.name, \.rating])
    #Unique<StoredRecipe>([\.slug])

    @Attribute(.spotlight, originalName: "title") public var name: String
    @Attribute(.unique, .preserveValueOnDeletion) var slug: String
    var rating: Int?
    @Attribute(.externalStorage, .allowsCloudEncryption) var photo: Data?
    @Attribute(.ephemeral) var isShown: Bool = false
    @Relationship(.unique, deleteRule: .nullify, minimumModelCount: 0, maximumModelCount: 3, inverse: \StoredCook.recipes)
    var cooks: [StoredCook]? = []

    init(name: String, slug: String) {
        self.name = name
        self.slug = slug
    }

    static func popular(_ least: Int) -> Predicate<StoredRecipe> { #Predicate { ($0.rating ?? 0) >= least } }
}

@Model final class StoredCook {
    var name: String
    var recipes: [StoredRecipe]? = []
    init(name: String) { self.name = name }
}

private enum StoredSchema: VersionedSchema {
    static let versionIdentifier = Schema.Version(1, 2, 3)
    static var models: [any PersistentModel.Type] { [StoredRecipe.self, StoredCook.self] }
}

private enum StoredPlan: SchemaMigrationPlan {
    static var schemas: [any VersionedSchema.Type] { [StoredSchema.self] }
    static var stages: [MigrationStage] { [.lightweight(fromVersion: StoredSchema.self, toVersion: StoredSchema.self)] }
}

private struct RecipesView: View {
    @Environment(\.modelContext) private var modelContext
    @Query var all: [StoredRecipe]
    @Query(sort: \StoredRecipe.name) var named: [StoredRecipe]
    @Query(sort: [SortDescriptor(\StoredRecipe.name, order: .reverse)], animation: .default) var reversed: [StoredRecipe]
    @Query(filter: #Predicate<StoredRecipe> { $0.name.contains("a") }, sort: \.rating, order: .reverse, animation: .bouncy)
    var chosen: [StoredRecipe]
    @Query(RecipesView.first) var first: [StoredRecipe]

    static var first: FetchDescriptor<StoredRecipe> {
        var descriptor = FetchDescriptor<StoredRecipe>(predicate: StoredRecipe.popular(3))
        descriptor.fetchLimit = 1
        descriptor.propertiesToFetch = [\.name]
        descriptor.relationshipKeyPathsForPrefetching = [\.cooks]
        return descriptor
    }

    init() {}

    var body: some View {
        List(all) { recipe in
            Text(recipe.name).onTapGesture { modelContext.delete(recipe) }
        }
        .modelContainer(for: [StoredRecipe.self, StoredCook.self], inMemory: true)
    }
}

@Suite struct StoredModelsTests {
    @Test("xcode.12: a schema tells what its models keep, and is read as it was written")
    func schema() throws {
        let schema = Schema(versionedSchema: StoredSchema.self)
        let recipe = try #require(schema.entity(for: StoredRecipe.self))
        #expect(schema.version == Schema.Version(1, 2, 3) && schema.entitiesByName.keys.sorted() == ["StoredCook", "StoredRecipe"])
        #expect(recipe.attributesByName["name"]?.originalName == "title" && recipe.attributesByName["slug"]?.isUnique == true)
        #expect(recipe.attributesByName["rating"]?.isOptional == true && recipe.attributesByName["isShown"]?.isTransient == true)
        let cooks = try #require(recipe.relationshipsByName["cooks"])
        #expect(cooks.destination == "StoredCook" && cooks.deleteRule == .nullify && !cooks.isToOneRelationship)
        #expect(recipe.uniquenessConstraints.contains(["slug"]) && recipe.indices == [["name"], ["name", "rating"]])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("schema-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try schema.save(to: file)
        let read = try Schema.load(from: file)
        #expect(read == schema && read.entitiesByName["StoredRecipe"]?.relationshipsByName["cooks"]?.isToOneRelationship == false)
    }

    @Test("xcode.12: a container for a plan keeps models with their names as they are declared")
    @MainActor func container() throws {
        let configuration = ModelConfiguration(
            "recipes", schema: Schema([StoredRecipe.self]), isStoredInMemoryOnly: true, allowsSave: true, groupContainer: .none,
            cloudKitDatabase: .none)
        let container = try ModelContainer(
            for: StoredRecipe.self, StoredCook.self, migrationPlan: StoredPlan.self, configurations: configuration)
        let context = container.mainContext
        context.autosaveEnabled = false
        context.insert(StoredRecipe(name: "Pasta", slug: "pasta"))
        try context.save()
        #expect(try context.fetch(FetchDescriptor<StoredRecipe>(predicate: #Predicate { $0.name == "Pasta" })).count == 1)
        #expect(container.configurations.first?.name == "recipes" && context === container.mainContext)
        _ = RecipesView()
    }

    @Test("xcode.12: what else widgets ask of the system compiles")
    func system() {
        let digest = SHA256.hash(data: Data("a".utf8)).map { String(format: "%02x", $0) }.joined()
        let query = [kSecClass as String: kSecClassGenericPassword, kSecMatchLimit as String: kSecMatchLimitOne] as [String: Any]
        var item: CFTypeRef?
        #expect(digest.count == 64 && SecItemCopyMatching(query as CFDictionary, &item) != errSecSuccess)
        #expect(NWPathMonitor().currentPath.isExpensive == false)
    }
}
