import Foundation

/// A ClickHouse server. A shell beside it waits for the end of its input, which comes when this process ends, and then kills it
/// and removes its data.
final class ClickHouseProcess: @unchecked Sendable {
    private let shell = Process()
    private let life = Pipe()
    private let pidFile: URL

    init(_ server: URL, folder: URL) throws {
        pidFile = folder.appendingPathComponent("pid")
        try? FileManager.default.removeItem(at: pidFile)
        shell.executableURL = URL(fileURLWithPath: "/bin/sh")
        // `keep` on its input leaves the data for another start; the end of its input alone takes the data away too.
        shell.arguments = [
            "-c",
            """
            "$0" --config-file="$1/config.xml" >"$1/output" 2>&1 </dev/null &
            echo $! >"$1/pid.new" && mv "$1/pid.new" "$1/pid"
            read -r word
            kill -9 $! 2>/dev/null
            wait
            [ "$word" = keep ] || { rm -rf "$1"; rmdir "${1%/*}" 2>/dev/null; }
            """,
            server.path, folder.path,
        ]
        shell.standardInput = life
        shell.standardOutput = FileHandle.nullDevice
        shell.standardError = FileHandle.nullDevice
        try shell.run()
    }

    private var pid: pid_t? {
        guard let text = try? String(contentsOf: pidFile, encoding: .utf8) else { return nil }
        return pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines))
    }

    /// Whether the shell still waits; true also before the server has begun.
    var isRunning: Bool { shell.isRunning }

    /// The seconds in user and kernel mode, from the process's own account.
    var processorSeconds: Double {
        guard let pid, let line = try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8), let end = line.lastIndex(of: ")")
        else {
            return 0
        }
        let fields = line[line.index(after: end)...].split(separator: " ")
        guard fields.count > 12, let user = Double(fields[11]), let kernel = Double(fields[12]) else { return 0 }
        return (user + kernel) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Ends the server at once, and the shell with it; its data stays.
    @available(*, noasync)
    func kill() {
        guard shell.isRunning else { return }
        try? life.fileHandleForWriting.write(contentsOf: Data("keep\n".utf8))
        try? life.fileHandleForWriting.close()
        shell.waitUntilExit()
    }
}
