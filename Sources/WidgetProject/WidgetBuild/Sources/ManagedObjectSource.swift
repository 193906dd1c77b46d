import VitrineDataModels

/// The classes that Xcode makes of a data model where the project does not write them itself.
struct ManagedObjectSource {
    let text: String

    init(_ model: DataModel) {
        let made = model.entities.filter { ["class", "category"].contains($0.codeGeneration) && $0.className != "NSManagedObject" }
        guard !made.isEmpty else {
            text = ""
            return
        }
        text = "import CoreData\nimport Foundation\n\n" + made.map { Self.source($0, model) }.joined(separator: "\n")
    }

    private static func source(_ entity: DataModel.Entity, _ model: DataModel) -> String {
        let parent = entity.parent.flatMap { name in model.entities.first { $0.name == name } }
        let own = entity.attributes.filter { attribute in parent?.attributes.contains { $0.name == attribute.name } != true }
        let ways = entity.relationships.filter { way in parent?.relationships.contains { $0.name == way.name } != true }
        var lines = own.map { attribute in
            variable(attribute.name, type(attribute))
        }
        for way in ways {
            let other = model.entities.first { $0.name == way.destination }?.className ?? "NSManagedObject"
            lines.append(variable(way.name, way.isToMany ? (way.isOrdered ? "NSOrderedSet?" : "NSSet?") : "\(other)?"))
            guard way.isToMany else { continue }
            let name = way.name.prefix(1).uppercased() + way.name.dropFirst(), many = way.isOrdered ? "NSOrderedSet" : "NSSet"
            for (verb, label) in [("add", "adding"), ("remove", "removing")] {
                for (words, type) in [("_ value", other), ("_ values", many)] {
                    let value = words.dropFirst(2)
                    lines.append("public func \(verb)To\(name)(\(words): \(type)) { _change(\"\(way.name)\", \(label): \(value)) }")
                }
            }
        }
        let body = lines.map { "    " + $0.replacingOccurrences(of: verbRemoval, with: "removeFrom") }.joined(separator: "\n")
        let request = """
                public class func fetchRequest() -> NSFetchRequest<\(entity.className)> { NSFetchRequest(entityName: "\(entity.name)") }
            """
        let head =
            entity.codeGeneration == "class"
            ? "public class \(entity.className): \(parent?.className ?? "NSManagedObject") {}\n\n" : ""
        // A class whose parent is one of the model's is identifiable by it.
        let identifiable = parent == nil ? "\nextension \(entity.className): Identifiable {}\n" : ""
        return "\(head)extension \(entity.className) {\n\(request)\n\(body)\n}\n\(identifiable)"
    }

    private static let verbRemoval = "removeTo"

    private static func variable(_ name: String, _ type: String) -> String {
        "public var \(name): \(type) { get { _managed(\"\(name)\") } set { setValue(newValue, forKey: \"\(name)\") } }"
    }

    private static func type(_ attribute: DataModel.Attribute) -> String {
        let scalars = [
            "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double", "Float": "Float", "Boolean": "Bool",
        ]
        if let scalar = scalars[attribute.type] { return attribute.usesScalar ? scalar : "NSNumber?" }
        let objects = [
            "Decimal": "NSDecimalNumber", "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
        ]
        return (objects[attribute.type] ?? attribute.customClass ?? "NSObject") + "?"
    }
}
