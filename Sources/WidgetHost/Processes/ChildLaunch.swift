import Foundation
import FoundationMissing
import VitrineDeviceSituation

/// What is started, with what, and what it may touch.
package struct ChildLaunch: Hashable, Sendable {
    /// What a child may use beside what every process needs.
    package struct Confinement: Hashable, Sendable {
        /// `vitrine-confine`.
        package var launcher: URL
        package var read: [URL]
        package var write: [URL]
        /// Namespaces of its own, by bubblewrap; without them Landlock and the filter hold alone.
        package var boxed = false
        /// The whole network; without it only ``ports`` of 127.0.0.1.
        package var network = true
        package var ports: [Int] = []
        /// Processes of its own, as no extension has on iOS.
        package var processes = true
        /// Bytes of a file, and of all that it may write to in memory: far more than is allowed, so that the host looks first.
        package var fileSize = 4 << 30
        package var dataSize = 0
        /// A control group of its own, with bounds that the kernel keeps; nil: none.
        package var group: ControlGroup.Limits?

        package init(launcher: URL, read: [URL], write: [URL]) {
            self.launcher = launcher
            self.read = read
            self.write = write
        }

        fileprivate func words(refusesWrites: Bool, group: ControlGroup?) -> [String] {
            var words = [launcher.path]
            if let group { words += ["--group", group.folder.path] }
            if boxed { words += ["--box", SandboxParts.box.path] }
            if network { words.append("--network") }
            if !network { words += ports.flatMap { ["--port", "\($0)"] } }
            if !processes { words.append("--no-processes") }
            if refusesWrites { words.append("--no-writes") }
            words += ["--file-size", "\(fileSize)"]
            if dataSize > 0 { words += ["--data-size", "\(dataSize)"] }
            if !read.isEmpty { words += ["--read"] + read.map(\.path) }
            if !write.isEmpty { words += ["--write"] + write.map(\.path) }
            return words + ["--"]
        }

        /// Whether it hands its doors over, as it has to in a network of its own.
        var hasDoors: Bool { boxed && !network }
    }

    package var executable: URL
    package var arguments: [String]
    package var environment: [String: String]
    /// What the child may touch; nil: it may do what the host may.
    package var confinement: Confinement?
    /// No file can be written, as on a full disk.
    package var refusesWrites = false

    package init(executable: URL, arguments: [String] = [], environment: [String: String], confinement: Confinement?) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.confinement = confinement
    }

    /// The command line that posix_spawn gets, its first word the program.
    /// - Parameter group: which the program and its keepers are to be in.
    func commandLine(in group: ControlGroup? = nil) -> [String] {
        (confinement?.words(refusesWrites: refusesWrites, group: group) ?? []) + [executable.path] + arguments
    }

    /// What is handed on of the host's own environment: how to find the runtime, how arithmetic is to be done, how much is logged, and which
    /// release of iOS is shown.
    static let inherited = ["PATH", "LD_LIBRARY_PATH", "GLIBC_TUNABLES", "LANG", "VITRINE_LOG", "VITRINE_IOS"]

    /// The folder of the frameworks that all children share, as iOS has them: that of libVitrine.so beside the host's own program.
    private static let frameworks: String? = {
        guard let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else { return nil }
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent()
        return FileManager.default.fileExists(atPath: folder.appendingPathComponent("libVitrine.so").path) ? folder.path : nil
    }()

    /// The variables that every child gets.
    /// - Parameter knowsPlace: it may know where the device is.
    package static func environment(
        role: ProcessState.Role, state: StateFolder, clock: URL?, bundle: URL?, home: URL, locale: String, timeZone: String,
        isPad: Bool = false, knowsPlace: Bool = false, host: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String: String] {
        var variables = host.filter { inherited.contains($0.key) }
        // Where it lies its programs would not find them: it was copied there.
        if let frameworks {
            variables["LD_LIBRARY_PATH"] = ([frameworks] + [variables["LD_LIBRARY_PATH"]].compactMap { $0 }).joined(separator: ":")
        }
        let situation = state.situation(withPlace: knowsPlace)
        variables[DeviceSituation.variable] = situation.path
        // Where no home screen says where the device is, who typed the command says it to all that it runs.
        if !FileManager.default.fileExists(atPath: situation.path) {
            for name in [DeviceSituation.placeVariable, DeviceSituation.calendarsVariable] { variables[name] = host[name] }
        }
        variables["VITRINE_ROLE"] = role.rawValue
        variables["VITRINE_HOME"] = state.url.path
        variables["VITRINE_CLOCK"] = clock?.path
        variables["VITRINE_BUNDLE"] = bundle?.path
        variables["VITRINE_LOCALE"] = locale
        variables["TZ"] = timeZone
        if isPad { variables[DeviceKind.variable] = DeviceKind.pad.rawValue }
        variables["HOME"] = home.path
        // NSHomeDirectory() asks the user database, unless this says otherwise.
        variables["CFFIXED_USER_HOME"] = home.path
        // As on iOS files that are soon gone lie in the container: the machine's own folder for them is closed to it.
        variables["TMPDIR"] = StateFolder.temporary(in: home).path
        // Its output is a pipe, and a crash has to be seen in milliseconds: no report of seconds before it.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        return variables
    }
}
