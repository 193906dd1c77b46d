import Testing
import VitrineDataModels

@testable import WidgetBuild

@Suite("The classes of a data model") struct ManagedObjectSourceTests {
    private let contents = """
        <model><entity name="Trip" representedClassName="Trip" codeGenerationType="class">
            <attribute name="days" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
            <attribute name="name" optional="YES" attributeType="String"/>
            <relationship name="stops" toMany="YES" deletionRule="Cascade" destinationEntity="Stop" inverseName="trip"/>
        </entity>
        <entity name="Stop" representedClassName=".Stop" codeGenerationType="category">
            <relationship name="trip" maxCount="1" destinationEntity="Trip" inverseName="stops"/>
        </entity>
        <entity name="Own" representedClassName="Own"><attribute name="a" attributeType="String"/></entity></model>
        """

    @Test("xcode.11: a class is made where the model asks for it, an extension of the project’s own where it asks for that")
    func classes() {
        let text = ManagedObjectSource(DataModel(name: "Trips", contents: contents)).text
        #expect(text.contains("public class Trip: NSManagedObject {}"))
        #expect(text.contains("public var days: Int16 { get { _managed(\"days\") }"))
        #expect(text.contains("public var name: String? {"))
        #expect(text.contains("public var stops: NSSet? {"))
        #expect(text.contains("public func addToStops(_ value: Stop) { _change(\"stops\", adding: value) }"))
        #expect(text.contains("public func removeFromStops(_ values: NSSet) { _change(\"stops\", removing: values) }"))
        #expect(text.contains("extension Stop {") && !text.contains("class Stop") && text.contains("public var trip: Trip? {"))
        #expect(!text.contains("Own"))
    }

    @Test("xcode.11: a child’s class is identifiable by its parent’s, and does not say so again") func children() {
        let model = DataModel(
            name: "A",
            contents: """
                <entity name="Base" representedClassName="Base" codeGenerationType="class"/>
                <entity name="Child" parentEntity="Base" representedClassName="Child" codeGenerationType="class"/>
                """)
        let text = ManagedObjectSource(model).text
        #expect(text.contains("public class Child: Base {}") && text.contains("extension Base: Identifiable {}"))
        #expect(!text.contains("extension Child: Identifiable"))
    }

    @Test("xcode.11: what a model says is read with its defaults, rules and constraints, and a parent’s properties are its children’s")
    func reading() {
        let model = DataModel(
            name: "A",
            contents: """
                <entity name="Base" isAbstract="YES"><attribute name="id" attributeType="UUID"/></entity>
                <entity name="Child" parentEntity="Base" representedClassName="Child">
                <attribute name="text" optional="YES" attributeType="String" defaultValueString="a &lt; &amp;b" elementID="old"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="id"/><constraint value="text"/></uniquenessConstraint>
                </uniquenessConstraints></entity>
                """)
        let child = model.entities[1]
        #expect(model.entities[0].isAbstract && child.parent == "Base" && child.attributes.map(\.name) == ["id", "text"])
        #expect(child.attributes[1].defaultValue == "a < &b" && child.attributes[1].formerName == "old" && child.attributes[1].isOptional)
        #expect(child.uniqueness == [["id", "text"]])
        #expect(DataModel(name: "", contents: "<entity name=\"A").entities.count <= 1)
    }
}
