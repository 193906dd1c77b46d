import Foundation
import XcodeProject

/// Copies of a header and of what it takes in, in which what only Objective-C has is left out: lines keep their places.
struct HeaderCopies {
    /// The texts of the copies, by their places.
    private(set) var texts: [URL: String] = [:]
    /// The originals, by the copies' paths.
    private(set) var originals: [String: String] = [:]
    private(set) var notes: [ProjectNote] = []
    /// The frameworks of Apple's that any of the headers takes in.
    private(set) var frameworks: Set<String> = []
    /// Headers of the project, or of its frameworks, that are taken in and are nowhere, as they are written there.
    private(set) var missing: [String] = []

    private let folder: URL
    private let searched: [URL]
    private let system: [URL]
    /// The copy of each header by the original; nil for one that is left out.
    private var known: [URL: URL?] = [:]

    private static let most = 2000, largest = 4 << 20

    /// - Parameters:
    ///   - folder: where the copies lie.
    ///   - searched: where headers are looked for.
    ///   - system: where this machine has those of its libraries.
    init(in folder: URL, searched: [URL], system: [URL]) {
        (self.folder, self.searched, self.system) = (folder, searched, system)
    }

    /// - Returns: the copy's place; nil where the header is left out.
    mutating func add(_ header: URL) -> URL? {
        let header = header.standardizedFileURL
        if let done = known[header] { return done }
        guard known.count < Self.most else { return nil }
        guard let data = FileManager.default.contents(atPath: header.path), data.count <= Self.largest else {
            known[header] = .some(nil)
            notes.append(ProjectNote(.missingFile, "it cannot be read, or is larger than a header is", file: header))
            return nil
        }
        var text = HeaderText(String(decoding: data, as: UTF8.self))
        let copy = folder.appendingPathComponent("\(known.count)-\(header.lastPathComponent)")
        // Before what it takes in, which may take it in again.
        known[header] = text.hasObjectiveC ? .some(nil) : copy
        frameworks.formUnion(text.includes.compactMap(\.framework))
        guard !text.hasObjectiveC else {
            // What Objective-C takes in is known to Swift through it all the same; nothing else of it is.
            notes.append(ProjectNote(.language, "it has Objective-C, and what it declares is not known here", file: header))
            return nil
        }
        for include in text.includes { text.lines[include.line] = replacement(of: include, in: text, header) }
        texts[copy] = text.lines.joined(separator: "\n")
        originals[copy.path] = header.path
        return copy
    }

    /// The line by which a copy takes in what the header does; empty where that is not here.
    private mutating func replacement(of include: HeaderText.Include, in text: HeaderText, _ header: URL) -> String {
        if include.kind == .module { return Self.standIn(for: include.path) }
        if let file = place(of: include, beside: header) {
            guard let copy = add(file) else { return "" }
            return "#import \"\(copy.path)\""
        }
        if Self.exists(include.path, in: system) { return text.lines[include.line] }
        if let framework = include.framework, AppleFrameworks.contains(framework) || framework == "Foundation" {
            return Self.standIn(for: framework)
        }
        if include.kind == .quoted || include.framework != nil { missing.append(include.path) }
        notes.append(
            ProjectNote(.missingFile, "it takes in \(include.path), which is not here", file: header, line: include.line + 1))
        return ""
    }

    /// Xcode finds a header of the project by its name alone too.
    private func place(of include: HeaderText.Include, beside header: URL) -> URL? {
        let near = include.kind == .quoted ? [header.deletingLastPathComponent()] : []
        let paths = [include.path] + (include.path.contains("/") ? [(include.path as NSString).lastPathComponent] : [])
        for path in include.framework.map(AppleFrameworks.contains) == true ? [include.path] : paths {
            for folder in near + searched {
                let file = folder.appendingPathComponent(path).standardizedFileURL
                if Self.isFile(file) { return file }
            }
        }
        return nil
    }

    private static func exists(_ path: String, in folders: [URL]) -> Bool {
        folders.contains { isFile($0.appendingPathComponent(path)) }
    }

    private static func isFile(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && !isFolder.boolValue
    }

    // MARK: Foundation

    /// Foundation's words for C, in the place of a framework's header.
    private static func standIn(for framework: String) -> String {
        framework == "Foundation" || AppleFrameworks.contains(framework) ? "#import \"\(wordsFile)\"" : ""
    }

    static let wordsFile = "vitrine-foundation.h"

    /// The parts of Foundation that C headers use most: names of types, and macros around enumerations.
    static let words = """
        #include <stdbool.h>
        #include <stddef.h>
        #include <stdint.h>
        typedef bool BOOL;
        typedef long NSInteger;
        typedef unsigned long NSUInteger;
        #pragma clang diagnostic ignored "-Welaborated-enum-base"
        #define YES ((BOOL)1)
        #define NO ((BOOL)0)
        #define NS_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; \\
            enum __attribute__((enum_extensibility(open))) name : type
        #define NS_CLOSED_ENUM(type, name) enum __attribute__((enum_extensibility(closed))) name : type name; \\
            enum __attribute__((enum_extensibility(closed))) name : type
        #define NS_OPTIONS(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; \\
            enum __attribute__((flag_enum, enum_extensibility(open))) name : type
        #define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
        #define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
        #define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
        #define NS_INLINE static inline
        #define FOUNDATION_EXTERN extern
        #define FOUNDATION_EXPORT extern
        #define CF_EXTERN_C_BEGIN
        #define CF_EXTERN_C_END

        """
}
