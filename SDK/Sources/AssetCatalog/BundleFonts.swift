import Foundation
import FoundationMissing
import Synchronization
import VitrineDrawing

/// The fonts a process has made known: those that the main bundle's Info.plist names under `UIAppFonts`, and those that code registers.
package enum BundleFonts {
    /// An error that tells why a font could not be registered.
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case noFile(String)
        case already(String)
        case unknown(String)
        case font(file: String, FontError)

        package var description: String {
            switch self {
            case .noFile(let file): "There is no font file \(file)."
            case .already(let file): "\(file) is known already."
            case .unknown(let file): "\(file) was not made known."
            case .font(let file, let error): "\(file): \(error)."
            }
        }
    }

    /// A face by its names.
    private struct Face {
        let number: FontFace
        let facts: FontFacts
    }

    private struct State {
        /// The fonts by the path they came from, or a name for those without a file; held as long as they are known.
        var fonts: [(source: String, font: FontData)] = []
        var hasReadInfo = false
        /// Sentences about fonts that `UIAppFonts` names and that cannot be had.
        var failures: [String] = []

        var faces: [Face] {
            fonts.flatMap { _, font in font.facts.enumerated().map { Face(number: font.face($0.offset), facts: $0.element) } }
        }
    }

    private static let state = Mutex(State())

    // MARK: Making known

    package static func register(_ file: URL) throws(Failure) {
        try register(try bytes(file), source: file.standardizedFileURL.path, name: file.lastPathComponent)
    }

    /// - Parameters:
    ///   - source: tells one from another; a path, or any name.
    ///   - name: for errors.
    package static func register(_ bytes: [UInt8], source: String, name: String) throws(Failure) {
        let font = try read(bytes, name)
        let failure = state.withLock { state -> Failure? in add(font, source, name, &state) }
        if let failure { throw failure }
    }

    package static func unregister(source: String, name: String) throws(Failure) {
        let isGone = state.withLock { state in
            let before = state.fonts.count
            state.fonts.removeAll { $0.source == source }
            return state.fonts.count < before
        }
        guard isGone else { throw .unknown(name) }
    }

    private static func add(_ font: FontData, _ source: String, _ name: String, _ state: inout State) -> Failure? {
        guard !state.fonts.contains(where: { $0.font == font || $0.source == source }) else { return .already(name) }
        let bytes = state.fonts.reduce(font.count) { $0 + $1.font.count }
        guard bytes <= FontData.mostBytes else { return .font(file: name, .tooManyBytes(most: FontData.mostBytes)) }
        state.fonts.append((source, font))
        return nil
    }

    private static func bytes(_ file: URL) throws(Failure) -> [UInt8] {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
        guard let attributes, let size = (attributes[.size] as? NSNumber)?.intValue else { throw .noFile(file.lastPathComponent) }
        guard size <= FontData.largest else {
            throw .font(file: file.lastPathComponent, .tooLarge(bytes: size, most: FontData.largest))
        }
        guard let data = FileManager.default.contents(atPath: file.path) else { throw .noFile(file.lastPathComponent) }
        return [UInt8](data)
    }

    private static func read(_ bytes: [UInt8], _ name: String) throws(Failure) -> FontData {
        do throws(FontError) {
            return try FontData.reading(bytes)
        } catch {
            throw .font(file: name, error)
        }
    }

    /// Reads the fonts that the Info.plist names, once.
    private static func readInfo(_ state: inout State) {
        guard !state.hasReadInfo else { return }
        state.hasReadInfo = true
        let names = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [Any] ?? []
        for case let name as String in names.prefix(200) {
            if let failure = readInfo(name, &state) { state.failures.append("UIAppFonts: \(failure)") }
        }
    }

    private static func readInfo(_ name: String, _ state: inout State) -> Failure? {
        guard !name.split(separator: "/").contains("..") else { return .noFile(String(name.prefix(200))) }
        do throws(Failure) {
            for folder in Bundle.main.resourceFolders {
                // A build may have put every resource beside the others.
                for path in [name, (name as NSString).lastPathComponent] {
                    let file = folder.appendingPathComponent(path)
                    guard FileManager.default.fileExists(atPath: file.path) else { continue }
                    return add(try read(try bytes(file), file.lastPathComponent), file.standardizedFileURL.path, path, &state)
                }
            }
            return .noFile(name)
        } catch {
            return error
        }
    }

    // MARK: Finding

    /// Returns sentences about fonts in the Info.plist that could not be read, each once.
    package static func takeFailures() -> [String] {
        state.withLock { state in
            defer { state.failures.removeAll() }
            return state.failures
        }
    }

    /// The face by its PostScript, full or family name; of a family the one that is nearest to the traits asked for.
    /// - Parameter weight: on OpenType's scale; nil leaves a named face as it is and takes a family's regular one.
    package static func face(named name: String, weight: Int? = nil, italic: Bool = false) -> FontFace? {
        state.withLock { state in
            readInfo(&state)
            guard !state.fonts.isEmpty else { return nil }
            let faces = state.faces, wanted = name.lowercased()
            func named(_ names: (FontFacts) -> [String]) -> [Face] {
                faces.filter { names($0.facts).contains { $0.lowercased() == wanted } }
            }
            if let own = named({ [$0.postScriptName] }).first ?? named({ [$0.fullName] }).first {
                guard weight != nil || italic else { return own.number }
                let family = faces.filter { $0.facts.family == own.facts.family }
                return nearest(family, weight ?? own.facts.weight, italic || own.facts.isItalic)?.number
            }
            return nearest(named { [$0.family, $0.narrowFamily] }, weight ?? 400, italic)?.number
        }
    }

    private static func nearest(_ faces: [Face], _ weight: Int, _ italic: Bool) -> Face? {
        func distance(_ face: Face) -> Int { abs(face.facts.weight - weight) + (face.facts.isItalic == italic ? 0 : 10_000) }
        return faces.min { (distance($0), $0.facts.postScriptName) < (distance($1), $1.facts.postScriptName) }
    }

    /// Families that are known, in order.
    package static var families: [String] {
        state.withLock { state in
            readInfo(&state)
            return Array(Set(state.faces.map(\.facts.family))).sorted()
        }
    }

    /// The PostScript names of a family's faces, in order.
    package static func names(family: String) -> [String] {
        state.withLock { state in
            readInfo(&state)
            return state.faces.filter { $0.facts.family == family }.map(\.facts.postScriptName).sorted()
        }
    }
}
