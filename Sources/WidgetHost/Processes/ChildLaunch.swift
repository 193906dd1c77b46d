import Foundation

/// What is started, with what, and what it may touch.
public struct ChildLaunch: Hashable, Sendable {
    /// The folders a child may use beside what every process needs.
    public struct Confinement: Hashable, Sendable {
        /// `vitrine-confine`.
        public var launcher: URL
        public var read: [URL]
        public var write: [URL]

        public init(launcher: URL, read: [URL], write: [URL]) {
            self.launcher = launcher
            self.read = read
            self.write = write
        }
    }

    public var executable: URL
    public var arguments: [String]
    public var environment: [String: String]
    /// nil: the child may do what the host may.
    public var confinement: Confinement?
    /// No file can be written, as on a full disk.
    public var refusesWrites = false

    public init(executable: URL, arguments: [String] = [], environment: [String: String], confinement: Confinement?) {
        self.executable = executable
        self.arguments = arguments
        self.environment = environment
        self.confinement = confinement
    }

    /// The command line that posix_spawn gets, its first word the program.
    var commandLine: [String] {
        guard let confinement else { return [executable.path] + arguments }
        var words = [confinement.launcher.path]
        if !confinement.read.isEmpty { words += ["--read"] + confinement.read.map(\.path) }
        if !confinement.write.isEmpty { words += ["--write"] + confinement.write.map(\.path) }
        return words + ["--", executable.path] + arguments
    }

    /// What is handed on of the host's own environment: how to find the runtime, and how arithmetic is to be done.
    static let inherited = ["PATH", "LD_LIBRARY_PATH", "GLIBC_TUNABLES", "LANG"]

    /// The variables that every child gets.
    public static func environment(
        role: ProcessState.Role, state: StateFolder, clock: URL?, bundle: URL?, home: URL, locale: String, timeZone: String,
        host: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String: String] {
        var variables = host.filter { inherited.contains($0.key) }
        variables["VITRINE_ROLE"] = role.rawValue
        variables["VITRINE_HOME"] = state.url.path
        variables["VITRINE_CLOCK"] = clock?.path
        variables["VITRINE_BUNDLE"] = bundle?.path
        variables["VITRINE_LOCALE"] = locale
        variables["TZ"] = timeZone
        variables["HOME"] = home.path
        // NSHomeDirectory() asks the user database, unless this says otherwise.
        variables["CFFIXED_USER_HOME"] = home.path
        // Its output is a pipe, and a crash has to be seen in milliseconds: no report of seconds before it.
        variables["SWIFT_BACKTRACE"] = "enable=no"
        return variables
    }
}
