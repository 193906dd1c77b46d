import Foundation
import XcodeProject

/// A source as it is compiled here: what an iPhone's simulator finds true in `#if` is true, `#available` is answered by the release that is
/// shown, and what only Objective-C has is taken away.
///
/// Every byte keeps its line and, but for what stands behind a brace or on the line of a declaration that had to say more, its column, so
/// that what the compiler says of the copy holds for the original.
package struct SourceCopy: Hashable, Sendable {
    /// The source itself where nothing was changed.
    package var text: String
    package var isChanged: Bool

    /// - Parameters:
    ///   - isExtension: whether it is of the extension itself, where Xcode refuses the app's own object.
    ///   - isWithApp: whether an app in it begins nothing.
    ///   - extended: methods of the module's extensions that Objective-C knows.
    ///   - optional: methods that are called by `name?(` because a class need not have them, and what has to stand before each.
    ///   - overrides: what extensions of the module's classes override.
    package init(
        _ source: String, isExtension: Bool = true, isWithApp: Bool = false, extended: Set<String> = [],
        optional: [String: String] = [:], overrides: ExtensionOverrides.Module = .init([])
    ) {
        var bytes = Array(source.utf8)
        let code = CodeText(source).bytes
        var isChanged = false
        Self.lines(code) { line in
            let words = line.drop { code[$0] == 0x20 || code[$0] == 9 }
            for directive in ["#if", "#elseif"] where Self.starts(code, words, directive) {
                for (condition, value) in Self.conditions {
                    isChanged = Self.replace(condition, by: value, code, words, &bytes) || isChanged
                }
            }
            isChanged = Self.takeWhole(code, words, &bytes) || isChanged
        }
        let branches = ReleaseBranches(code)
        for (start, text) in branches.replaced {
            for (offset, byte) in text.utf8.enumerated() { bytes[start + offset] = byte }
            isChanged = true
        }
        // Swift's own `#available` stays beside it, so that a result builder treats the view as one for a newer release.
        isChanged = Self.ask("#available", ["#available(*),_OS", "_iOS"], code, &bytes, but: branches.taken) || isChanged
        isChanged = Self.ask("#unavailable", ["!_iOS"], code, &bytes) || isChanged
        // What Objective-C makes of the attribute a macro of as many letters does here.
        let unmanaged = UnmanagedProperties(code)
        for place in unmanaged.words.joined() { bytes[place] = 0x20 }
        isChanged = isChanged || !unmanaged.words.isEmpty
        if unmanaged.words.isEmpty { isChanged = Self.rename("@NSManaged", "@_Managed ", code, &bytes) || isChanged }
        let methods = code.hold("@NSManaged") && unmanaged.words.isEmpty ? ManagedMethods(code) : nil
        for start in methods?.attributes ?? [] {
            for offset in 0..<ManagedMethods.attribute.count { bytes[start + offset] = 0x20 }
        }
        for place in isWithApp ? Self.appEntries(code) : [] {
            for index in place { bytes[index] = 0x20 }
            isChanged = true
        }
        for attribute in Self.attributes { isChanged = Self.blank(attribute, code, &bytes) || isChanged }
        isChanged = Self.requireInitializers(code, &bytes) || isChanged
        // Objective-C knows a method by its name; here a selector holds the method itself.
        isChanged = Self.exchange("#selector(", by: " Selector(", code, &bytes) || isChanged
        isChanged = Self.nameKeyPaths(code, &bytes) || isChanged
        isChanged = Self.nameAccessors(code, &bytes) || isChanged
        if !isExtension {
            isChanged = Self.exchange("UIApplication.shared", by: "UIApplication._inert", code, &bytes) || isChanged
            // Only where there is Objective-C is the older attribute known.
            isChanged = Self.exchange("@UIApplicationMain", by: "@main             ", code, &bytes) || isChanged
        }
        // Apple's strings are objects that draw themselves, whatever they are said to be.
        for place in ["in", "at"] where code.hold("as AnyObject).draw(\(place)") {
            isChanged = Self.exchange("as AnyObject).draw(\(place)", by: "as NSString ).draw(\(place)", code, &bytes) || isChanged
        }
        isChanged = Self.loosenObservers(code, &bytes) || isChanged
        // What Apple has in SwiftUI and WidgetKit alike is in the latter alone here.
        if code.hold("SwiftUI.Widget") {
            for name in ["", "Bundle", "BundleBuilder", "Configuration"] {
                isChanged = Self.exchange("SwiftUI.Widget\(name)", by: "_AppleWidget\(name)  ", code, &bytes) || isChanged
            }
        }
        isChanged = Self.nameNetworking(code, &bytes) || isChanged
        // This machine's Foundation lets nobody make one, and there is one alone.
        if code.hold("ProcessInfo()") { isChanged = Self.exchange("ProcessInfo()", by: "_processInfo_", code, &bytes) || isChanged }
        // This machine's says that no `async` function may make a timer so; Apple's does not.
        if code.hold("Timer.s") {
            isChanged = Self.exchange("Timer.scheduledTimer(", by: "_Time.scheduledTimer(", code, &bytes) || isChanged
        }
        for place in PredicateCalls(code).places {
            for (offset, byte) in PredicateCalls.word.enumerated() { bytes[place + offset] = byte }
            isChanged = true
        }
        // A method that a delegate need not have has an empty one here, and is called whether it has its own or not.
        let optionals = OptionalMethods(code, asked: optional)
        let calls = OptionalMethods.calls(optional, code)
        for place in calls.map(\.mark) + optionals.words.joined() where bytes[place] != 10 && bytes[place] != 13 {
            bytes[place] = 0x20
            isChanged = true
        }
        let asked = Dictionary(calls.map { ($0.name, $0.prefix) }) { first, _ in first }
        // Any number is a code there.
        isChanged = Self.exchange("URLError.Code(rawValue", by: "URLError.Code(_rawCode", code, &bytes) || isChanged
        isChanged = Self.nameResources(code, &bytes) || isChanged
        isChanged = Self.handFunctions(code, &bytes) || isChanged
        // Names that Foundation has only to say that it has them not.
        for name in ["NSURLAuthenticationMethodClientCertificate", "NSExpression", "NSComparisonPredicate"] where code.hold(name) {
            isChanged = Self.exchange(name, by: "_" + name.dropFirst(), code, &bytes) || isChanged
        }
        for (name, other) in Self.typesElsewhere where code.hold(name) {
            let room = String(repeating: " ", count: name.utf8.count - other.utf8.count)
            isChanged = Self.exchange(name, by: room + other, code, &bytes) || isChanged
        }
        // With Objective-C a subclass may override a method of an extension; here it declares one of another name.
        for name in extended.sorted() {
            isChanged = Self.exchange("override func \(name)", by: "         func _\(name.dropFirst())", code, &bytes) || isChanged
        }
        let moved = ExtensionOverrides(code, overrides)
        for place in moved.words.joined() { bytes[place] = 0x20 }
        isChanged = isChanged || !moved.inserted.isEmpty
        for place in SecureCoding(code).overrides.joined() where bytes[place] != 10 {
            bytes[place] = 0x20
            isChanged = true
        }
        let made = ExtensionSelf(code)
        for place in made.words.joined() { bytes[place] = 0x20 }
        isChanged = isChanged || !made.inserted.isEmpty
        let entries = ProviderEntry(code).inserted.merging(IntentParameters(code).inserted) { $0 + $1 }
        let declarations = ObjectiveCDeclarations(code)
        let sent = SentMessages(code).inserted.merging(ClassMessages(code).inserted) { $0 + $1 }
        isChanged = isChanged || !declarations.inserted.isEmpty || !entries.isEmpty || !sent.isEmpty
        let inserted = branches.inserted.merging(methods?.bodies ?? [:]) { $0 + $1 }.merging(declarations.inserted) { $0 + $1 }
            .merging(optionals.inserted) { $0 + $1 }.merging(asked) { $0 + $1 }.merging(unmanaged.inserted) { $0 + $1 }.merging(
                moved.inserted
            ) { $0 + $1 }.merging(made.inserted) { $0 + $1 }
            .merging(entries) { $0 + $1 }.merging(sent) { $0 + $1 }
        for (place, text) in inserted.sorted(by: { $0.key > $1.key }) { bytes.insert(contentsOf: text.utf8, at: place) }
        self.isChanged = isChanged
        text = isChanged ? String(decoding: bytes, as: UTF8.self) : source
    }

    /// Conditions that depend on the target platform, with their values for an iPhone's simulator.
    private static let conditions = [
        ("os(iOS)", "true"), ("os(Linux)", "false"), ("targetEnvironment(simulator)", "true"),
        // An iPhone's SDK has none: the module here is for sources that import it without asking.
        ("canImport(WatchKit)", "false"),
    ]

    /// Types that Foundation has only to say that it has them not, which in a type's place are two; and what ours are called alone.
    private static let typesElsewhere = [
        ("tls_protocol_version_t", "_TLSProtocolVersion"), ("URLSessionConfiguration.MultipathServiceType", "_MultipathServiceType"),
    ]

    /// Attributes that mean nothing without Objective-C.
    private static let attributes = ["@objcMembers", "@objc", "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable"]

    static func lines(_ code: [UInt8], _ body: (Range<Int>) -> Void) {
        var start = 0
        for index in code.indices where code[index] == 10 {
            body(start..<index)
            start = index + 1
        }
        body(start..<code.count)
    }

    private static func starts(_ code: [UInt8], _ place: Range<Int>, _ word: String) -> Bool {
        let word = Array(word.utf8)
        guard place.count > word.count, Array(code[place.lowerBound..<place.lowerBound + word.count]) == word else { return false }
        return !isName(code[place.lowerBound + word.count])
    }

    static func isName(_ byte: UInt8) -> Bool { CodeText.isName(byte) }

    /// `os ( iOS )` is as good as `os(iOS)`; the rest of its room is filled with spaces.
    private static func replace(_ condition: String, by value: String, _ code: [UInt8], _ place: Range<Int>, _ bytes: inout [UInt8]) -> Bool
    {
        let wanted = Array(condition.utf8)
        var isChanged = false
        for start in place where code[start] == wanted[0] && (start == 0 || !isName(code[start - 1])) {
            var index = start, matched = 0
            while index < place.upperBound, matched < wanted.count {
                if code[index] == wanted[matched] {
                    matched += 1
                } else if code[index] != 0x20 || matched == 0 || isName(wanted[matched - 1]) && isName(wanted[matched]) {
                    break
                }
                index += 1
            }
            guard matched == wanted.count, index - start >= value.utf8.count else { continue }
            for offset in start..<index { bytes[offset] = 0x20 }
            for (offset, byte) in value.utf8.enumerated() { bytes[start + offset] = byte }
            isChanged = true
        }
        return isChanged
    }

    /// `import os.log` takes in all of the module: ours have no parts. `import CoreFoundation` takes in Foundation, where our names of it are:
    /// the toolchain's own module of that name is C's, whose `CFString` is another.
    private static func takeWhole(_ code: [UInt8], _ line: Range<Int>, _ bytes: inout [UInt8]) -> Bool {
        var words = line
        if let place = code[words].firstIndex(of: UInt8(ascii: "@")), place == words.lowerBound {
            // `@_exported`, `@preconcurrency`, `@testable`.
            words = (code[words].firstIndex(of: 0x20).map { $0 + 1 } ?? words.upperBound)..<words.upperBound
        }
        guard starts(code, words, "import") else { return false }
        let names = code[words.lowerBound + 6..<words.upperBound].drop { $0 == 0x20 }
        let core = Array("CoreFoundation".utf8)
        if names.starts(with: core), !names.dropFirst(core.count).prefix(1).contains(where: isName) {
            for index in names.startIndex..<names.startIndex + 4 { bytes[index] = 0x20 }
            return true
        }
        // `import struct A.B` names one declaration, as everywhere.
        guard let dot = names.firstIndex(of: UInt8(ascii: ".")), names.prefix(upTo: dot).allSatisfy(isName) else { return false }
        for index in dot..<names.endIndex where isName(code[index]) || code[index] == UInt8(ascii: ".") { bytes[index] = 0x20 }
        return true
    }

    /// Puts another text of the same length in a text's place, wherever it begins and ends as a name of its own.
    static func exchange(_ text: String, by other: String, _ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        let wanted = Array(text.utf8)
        var isChanged = false, index = 0
        while let start = code[index...].firstIndex(of: wanted[0]), start + wanted.count <= code.count {
            index = start + 1
            guard code[start..<start + wanted.count].elementsEqual(wanted), start == 0 || !isName(code[start - 1]),
                !isName(wanted[wanted.count - 1]) || start + wanted.count == code.count || !isName(code[start + wanted.count])
            else { continue }
            for (offset, byte) in other.utf8.enumerated() { bytes[start + offset] = byte }
            isChanged = true
        }
        return isChanged
    }

    private static func rename(_ attribute: String, _ other: String, _ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        let wanted = Array(attribute.utf8)
        var isChanged = false
        for index in code.indices where code[index] == wanted[0] && index + wanted.count < code.count {
            guard code[index..<index + wanted.count].elementsEqual(wanted), !isName(code[index + wanted.count]) else { continue }
            for (offset, byte) in other.utf8.enumerated() { bytes[index + offset] = byte }
            isChanged = true
        }
        return isChanged
    }

    private static func blank(_ attribute: String, _ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        let wanted = Array(attribute.utf8)
        var isChanged = false
        var index = 0
        while index + wanted.count <= code.count {
            defer { index += 1 }
            guard code[index] == wanted[0], Array(code[index..<index + wanted.count]) == wanted else { continue }
            var end = index + wanted.count
            if end < code.count, isName(code[end]) { continue }
            // The name that Objective-C knows it by.
            if end < code.count, code[end] == UInt8(ascii: "("), let close = code[end...].firstIndex(of: UInt8(ascii: ")")),
                close - end < 200
            {
                end = close + 1
            }
            for offset in index..<end where bytes[offset] != 10 && bytes[offset] != 13 { bytes[offset] = 0x20 }
            isChanged = true
        }
        return isChanged
    }
}
