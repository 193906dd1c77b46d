import Foundation
import IntentDefinitions
import Testing

@Suite("Reading .intentdefinition files") struct DefinitionReadingTests {
    /// A file with every type that there is.
    private static let whole = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Shops.intentdefinition")

    private static func plist(_ body: String) -> Data {
        Data("<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8)
    }

    private static func intent(_ parameter: String, widget: Bool = true) -> String {
        """
        <key>INIntents</key><array><dict><key>INIntentName</key><string>A</string>\
        <key>INIntentEligibleForWidgets</key><\(widget)/>\
        <key>INIntentParameters</key><array><dict>\(parameter)</dict></array></dict></array>
        """
    }

    private static func name(_ name: String = "p") -> String { "<key>INIntentParameterName</key><string>\(name)</string>" }
    private static func type(_ type: String) -> String { "<key>INIntentParameterType</key><string>\(type)</string>" }

    private static func enumeration(_ values: String, type: String = "Regular") -> String {
        """
        <key>INEnums</key><array><dict><key>INEnumName</key><string>E</string><key>INEnumType</key><string>\(type)</string>\
        <key>INEnumValues</key><array>\(values)</array></dict></array>
        """
    }

    private static func value(_ name: String, _ index: Int) -> String {
        "<dict><key>INEnumValueName</key><string>\(name)</string><key>INEnumValueIndex</key><integer>\(index)</integer></dict>"
    }

    struct Bad: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let body: String
        let place: String
    }

    static let bad = [
        Bad(testDescription: "intents are no array", body: "<key>INIntents</key><string>x</string>", place: "INIntents"),
        Bad(testDescription: "an intent is a text", body: "<key>INIntents</key><array><string>x</string></array>", place: "INIntents[0]"),
        Bad(
            testDescription: "an intent has no name", body: "<key>INIntents</key><array><dict/></array>", place: "INIntents[0].INIntentName"
        ),
        Bad(
            testDescription: "a parameter's name is code", body: intent(name("p: Int = f(); var q") + type("String")),
            place: "INIntents[0].INIntentParameters[0].INIntentParameterName"),
        Bad(
            testDescription: "a parameter has no type", body: intent(name()),
            place: "INIntents[0].INIntentParameters[0].INIntentParameterType"),
        Bad(
            testDescription: "a parameter's type is none of a widget's", body: intent(name() + type("Hologram")),
            place: "INIntents[0].INIntentParameters[0].INIntentParameterType"),
        Bad(
            testDescription: "a parameter's type is unknown", body: intent(name() + type("Hologram")),
            place: "INIntents[0].INIntentParameters[0].INIntentParameterType"),
        Bad(
            testDescription: "an object's type is not in the file",
            body: intent(name() + type("Object") + "<key>INIntentParameterObjectType</key><string>X</string>"),
            place: "INIntents[0].INIntentParameters[0].INIntentParameterObjectType"),
        Bad(
            testDescription: "a flag is a number that is neither 0 nor 1",
            body: intent(name() + type("String") + "<key>INIntentParameterConfigurable</key><integer>2</integer>"),
            place: "INIntents[0].INIntentParameters[0].INIntentParameterConfigurable"),
        Bad(
            testDescription: "an enumeration is not in the file",
            body: intent(name() + type("Integer") + "<key>INIntentParameterEnumType</key><string>X</string>"),
            place: "INIntents[0].INIntentParameters[0].INIntentParameterEnumType"),
        Bad(
            testDescription: "a flag is a text",
            body: intent(name() + type("String") + "<key>INIntentParameterConfigurable</key><string>yes</string>"),
            place: "INIntents[0].INIntentParameters[0].INIntentParameterConfigurable"),
        Bad(
            testDescription: "a size is negative",
            body: intent(
                name() + type("String")
                    + "<key>INIntentParameterFixedSizeArray</key><true/><key>INIntentParameterArraySizes</key><array><dict>"
                    + "<key>INIntentParameterArraySizeSizeClass</key><string>Small</string>"
                    + "<key>INIntentParameterArraySizeSize</key><integer>-1</integer></dict></array>"),
            place: "INIntents[0].INIntentParameters[0].INIntentParameterArraySizes[0].INIntentParameterArraySizeSize"),
        Bad(
            testDescription: "a parent is no parameter",
            body: intent(
                name() + type("String") + "<key>INIntentParameterRelationship</key><dict>"
                    + "<key>INIntentParameterRelationshipParentName</key><string>q</string></dict>"),
            place: "INIntents[0].INIntentParameters[0].INIntentParameterRelationship"),
        Bad(
            testDescription: "two cases have one number", body: enumeration(value("a", 1) + value("b", 1)),
            place: "INEnums[0].INEnumValues[1].INEnumValueIndex"),
        Bad(
            testDescription: "two cases have one name", body: enumeration(value("a", 1) + value("a", 2)),
            place: "INEnums[0].INEnumValues[1].INEnumValueName"),
        Bad(
            testDescription: "an enumeration is a set of flags", body: enumeration(value("a", 1), type: "Bitmask"),
            place: "INEnums[0].INEnumType"),
    ]

    @Test("A malformed file is an error that names the file and the place", arguments: bad)
    func malformed(_ bad: Bad) {
        do throws(DefinitionError) {
            _ = try IntentDefinition(Self.plist(bad.body), file: "Some/File.intentdefinition")
            Issue.record("it was read")
        } catch {
            #expect("\(error)".contains("Some/File.intentdefinition"))
            #expect("\(error)".contains(" \(bad.place) "), "\(error)")
        }
    }

    @Test("A case of an enumeration begins with a small letter in Swift, and with nothing else changed (xcode.2)") func cases() throws {
        let body = Self.enumeration(Self.value("unknown", 0) + Self.value("USD", 1) + Self.value("Default", 2) + Self.value("nearBy", 3))
        let source = try IntentDefinition(Self.plist(body), file: "F.intentdefinition").source(bundle: .main)
        for line in ["case uSD = 1", "case `default` = 2", "case nearBy = 3", #"_IntentCase("USD", 1"#] { #expect(source.contains(line)) }
    }

    @Test("A flag may be a number, as Xcode writes some, and an object without a type is of the class of all objects (xcode.2)")
    func asXcodeWrites() throws {
        let parameter =
            Self.name() + Self.type("Object") + "<key>INIntentParameterConfigurable</key><integer>1</integer>"
            + "<key>INIntentParameterFixedSizeArray</key><integer>0</integer>"
        let definition = try IntentDefinition(Self.plist(Self.intent(parameter)), file: "F.intentdefinition")
        let read = try #require(definition.intents.first?.parameters.first)
        #expect(read.type == .object("INObject") && read.isConfigurable)
        #expect(definition.source(bundle: .main).contains("INObject"))
    }

    @Test("An unknown type is refused by its name")
    func byName() {
        do throws(DefinitionError) {
            _ = try IntentDefinition(Self.plist(Self.intent(Self.name() + Self.type("Hologram"))), file: "F.intentdefinition")
            Issue.record("it was read")
        } catch {
            guard case .unsupportedType(_, _, "Hologram", let supported) = error else {
                Issue.record("\(error)")
                return
            }
            #expect(supported.contains("DateComponents"))
        }
    }

    private static let unchosenTypes: [UnchosenType: String] = [
        .placemark: "CLPlacemark", .currencyAmount: "INCurrencyAmount", .person: "INPerson", .file: "INFile", .timeInterval: "NSNumber",
        .energy: "Measurement<UnitEnergy>", .length: "Measurement<UnitLength>", .mass: "Measurement<UnitMass>",
        .speed: "Measurement<UnitSpeed>", .temperature: "Measurement<UnitTemperature>", .volume: "Measurement<UnitVolume>",
    ]

    @Test(
        "What nobody can choose here is a parameter that compiles and has no value, which a warning says (xcode.2)",
        arguments: UnchosenType.allCases)
    func unchosen(_ type: UnchosenType) throws {
        let definition = try IntentDefinition(Self.plist(Self.intent(Self.name() + Self.type(type.rawValue))), file: "F.intentdefinition")
        let source = definition.source(bundle: .main)
        #expect(
            source.contains(": \(Self.unchosenTypes[type] ?? "nothing")?") && source.contains("import CoreLocation") == (type == .placemark)
        )
        #expect(!source.contains("_IntentParameter("))
        #expect(definition.warnings.count == 1 && definition.warnings[0].contains("“\(type.rawValue)”: nobody can choose one here"))
    }

    @Test("An intent for no widget that cannot be made is left out with a warning")
    func leftOut() throws {
        let body = Self.intent(Self.name() + Self.type("Hologram"), widget: false)
        let definition = try IntentDefinition(Self.plist(body), file: "F.intentdefinition")
        #expect(definition.intents.isEmpty)
        #expect(definition.warnings.count == 1)
        #expect(definition.warnings.first?.contains("Hologram") == true)
    }

    @Test(
        "What is no property list is an error, however it is broken",
        arguments: [
            Data(), Data("bplist00".utf8), Data("{}".utf8), Data("<plist><dict><key>a</key>".utf8), Data([0xff, 0xfe, 0x00]),
            Data("<plist><array/></plist>".utf8), Data(("<plist>" + String(repeating: "<array>", count: 10_000)).utf8),
            Data(repeating: UInt8(ascii: "<"), count: 5 << 20),
            Data("<plist>".utf8) + Data(repeating: UInt8(ascii: "<"), count: 1 << 20) + Data(">".utf8),
        ])
    func broken(_ data: Data) {
        #expect(throws: DefinitionError.self) { try IntentDefinition(data, file: "F.intentdefinition") }
    }

    @Test("Any part of a real file may be missing or cut: it is read or refused, never trapped over")
    func cut() throws {
        let text = try String(contentsOf: Self.whole, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for index in stride(from: 0, to: lines.count, by: 7) {
            var left = lines
            left.remove(at: index)
            _ = try? IntentDefinition(Data(left.joined(separator: "\n").utf8), file: "F.intentdefinition")
            _ = try? IntentDefinition(Data(lines[..<index].joined(separator: "\n").utf8), file: "F.intentdefinition")
        }
    }

    @Test("Texts become literals that mean them and nothing else")
    func literals() throws {
        let title = "\"\\(exit(1))\"\u{202E}\n${x}"
        let escaped = title.replacingOccurrences(of: "\"", with: "&quot;")
        let body = Self.intent(Self.name() + Self.type("String") + "<key>INIntentParameterDisplayName</key><string>\(escaped)</string>")
        let source = try IntentDefinition(Self.plist(body), file: "F.intentdefinition").source(bundle: .main)
        #expect(source.contains(#""\"\\(exit(1))\"\u{202e}\n${x}""#))
        #expect(!source.contains("\u{202E}"))
    }

    @Test("A property may have its type's name (xcode.2)")
    func nameOfType() throws {
        let parameter =
            Self.name("E") + Self.type("Integer") + "<key>INIntentParameterEnumType</key><string>E</string>"
            + "<key>INIntentParameterDisplayName</key><string>Any (E.self)</string>"
        let body = Self.enumeration(Self.value("none", 0)) + Self.intent(parameter)
        let source = try IntentDefinition(Self.plist(body), file: "F.intentdefinition").source(bundle: .main)
        // In the class the name is the property's; in a text it is a text's.
        #expect(source.contains("public var E: E"))
        #expect(source.contains("private typealias _EType = E\n") && source.contains(".choice(_EType.self)"))
        #expect(source.contains("\"Any (E.self)\"") && !source.contains(".choice(E.self)"))
    }

    @Test("Equal files make equal source")
    func deterministic() throws {
        let data = try Data(contentsOf: Self.whole)
        let sources = try (0..<3).map { _ in try IntentDefinition(data, file: "F.intentdefinition").source(bundle: .main) }
        #expect(Set(sources).count == 1)
    }
}

@Suite("The main of an extension of intents") struct HandlerMainTests {
    private func main(_ principal: String, point: String = "com.apple.intents-service") throws -> HandlerMain? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>\(point)</string>
            <key>NSExtensionPrincipalClass</key><string>\(principal)</string></dict></dict></plist>
            """.utf8
        ).write(to: file)
        return try HandlerMain(info: file, intents: ["ShopIntent"])
    }

    @Test(
        "R2.45: the principal class is found in each spelling",
        arguments: ["$(PRODUCT_MODULE_NAME).IntentHandler", "GetawaysIntents.IntentHandler", "IntentHandler"])
    func spellings(_ principal: String) throws {
        let main = try #require(try main(principal))
        #expect(main.principalClass == "IntentHandler")
        #expect(main.source.contains("run(intents: [ShopIntent.self]) { IntentHandler() }"))
    }

    @Test("An extension of another kind gets none")
    func another() throws {
        #expect(try main("X", point: "com.apple.widgetkit-extension") == nil)
    }

    @Test("What is no class is refused", arguments: ["", "a.b.c", "f(); exit(0)", "$(PRODUCT_MODULE_NAME)."])
    func noClass(_ principal: String) {
        #expect(throws: DefinitionError.self) { try main(principal) }
    }
}
