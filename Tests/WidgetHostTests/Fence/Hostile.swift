import Foundation
import Testing
import VitrineWidgetArchive

@testable import WidgetHost

/// `hostile-child` in a box, and what is left of it afterwards.
struct Hostile {
    /// How much of a box there is.
    enum Box: String, CaseIterable, Sendable, CustomTestStringConvertible {
        case whole
        case landlockAlone

        var testDescription: String { rawValue }
    }

    let folder = TemporaryFolder()
    /// The mark that all that it starts has in its environment.
    let mark = UUID().uuidString

    func launch(_ attack: String..., box: Box, processes: Bool = true, network: Bool = true, ports: [Int] = []) throws -> ChildLaunch {
        var confinement = ChildLaunch.Confinement(launcher: Products.launcher, read: [], write: [folder.url])
        confinement.boxed = box == .whole && SandboxParts.here(Products.launcher).namespaces
        confinement.group = box == .whole && SandboxParts.here(Products.launcher).groups ? ControlGroup.Limits() : nil
        confinement.processes = processes
        confinement.network = network
        confinement.ports = ports
        try StateFolder.make(folder.url)
        return ChildLaunch(executable: Products.hostile, arguments: attack, environment: ["FENCE": mark], confinement: confinement)
    }

    /// Processes that carry the mark and run.
    func left() -> [Int32] {
        ProcessTree.parents().keys.filter { process in
            FileManager.default.contents(atPath: "/proc/\(process)/environ")?.split(separator: 0)
                .contains { $0.elementsEqual("FENCE=\(mark)".utf8) } ?? false
        }
    }
}

extension ChildProcess {
    /// Everything up to its end, on which it waits.
    func lines() async -> (lines: [String], exit: ChildExit?) {
        var lines: [String] = [], exit: ChildExit?
        for await event in events {
            switch event {
            case .line(let text): lines.append(text)
            case .ended(let how): exit = how
            case .broken: kill()
            case .frame: break
            }
            if case .frame(_, let payload) = event { consumed(payload.count) } else { consumed() }
        }
        return (lines, exit)
    }
}
