import ArgumentParser
import Foundation
import VitrineKeychain
import WidgetHost

/// Whether the device is locked, as its owner would lock it.
struct LockCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lock", abstract: "Says or sets whether the device is locked, for what its keychain gives out.",
        discussion:
            "Processes of a running host see it at once. Items of the keychain that may be read on a locked device go on being read "
            + "while it is locked, and none before it was unlocked for the first time.")

    @Argument(help: "\(DeviceLock.allCases.map(\.rawValue).joined(separator: ", ")); without it, what holds is said.")
    var lock: DeviceLock?

    @Option(help: ArgumentHelp("The state, as a run left it.", valueName: "dir"))
    var state: String?

    func run() async throws {
        try await reportingFailure {
            let folder = try StateOptions.folder(state) ?? .standard()
            guard FileManager.default.fileExists(atPath: folder.url.path) else {
                throw Failure("There is no state at \(folder.url.path); `vitrine run` makes it.")
            }
            if let lock { try folder.setLock(lock) }
            print("The device is \(folder.lock.words).")
        }
    }
}

extension DeviceLock: ExpressibleByArgument {
    fileprivate var words: String {
        switch self {
        case .unlocked: "unlocked"
        case .locked: "locked"
        case .beforeFirstUnlock: "locked, and was not unlocked since it started"
        }
    }
}
