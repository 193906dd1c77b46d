import Foundation
import VitrineWidgetArchive

/// A process that does what its arguments say: an app, a service, or something that breaks the rules.
@main
struct HostChild {
    static func main() async {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if CommandLine.arguments[0].hasSuffix("Babbler") { return await babble() }
        if let port = arguments.firstIndex(of: "--port").map({ arguments[$0 + 1] }) { return service(port: port) }
        if let seed = arguments.firstIndex(of: "--seed").map({ arguments[$0 + 1] }) { return self.seed(seed) }
        switch arguments.first {
        case "deaf": while true { sleep(100) }
        case "exit": exit(Int32(arguments[1]) ?? 1)
        case "trap": fatalError("trapped by design")
        case "print":
            say("one\ntwo\u{1b}[31m\n" + String(repeating: "x", count: 10_000))
            FileHandle.standardError.write(Data("three without an end".utf8))
        case "junk": junk()
        case "leave-a-child": leaveAChild()
        case "descriptors":
            let open = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
            say("open \(open.compactMap { Int32($0) }.filter { (0...60).contains($0) && fcntl($0, F_GETFD) >= 0 }.sorted())")
        default: await app()
        }
    }

    /// The text is written at once, not when a buffer is full.
    private static func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

    /// Answers every request with 200, one connection after the other.
    /// - Returns: the port that it got.
    private static func serve(port: String) -> Int {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in(), yes: Int32 = 1
        setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        address.sin_port = (UInt16(port) ?? 0).bigEndian
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(listener, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
        }
        guard isBound, listen(listener, 16) == 0 else { return 0 }
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(listener, $0, &size) }
        }
        let thread = Thread {
            var buffer = [UInt8](repeating: 0, count: 4096)
            let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok".utf8)
            while true {
                let end = accept(listener, nil, nil)
                guard end >= 0 else { continue }
                if read(end, &buffer, buffer.count) > 0 { _ = send(end, answer, answer.count, Int32(MSG_NOSIGNAL)) }
                close(end)
            }
        }
        thread.start()
        return Int(UInt16(bigEndian: address.sin_port))
    }

    private static func service(port: String) {
        guard serve(port: port) > 0 else {
            say("the port \(port) cannot be had")
            exit(1)
        }
        say("listening http://127.0.0.1:\(port)")
        // The read returns when the host is gone.
        var byte: UInt8 = 0
        while read(3, &byte, 1) > 0 {}
    }

    private static func seed(_ name: String) {
        guard name != "broken" else { fatalError("no such customer") }
        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        try? Data(name.utf8).write(to: URL(fileURLWithPath: home).appendingPathComponent("seeded"))
    }

    private static func junk() {
        let bytes = [UInt8](repeating: 0xff, count: 64)
        _ = write(3, bytes, bytes.count)
        while true { sleep(100) }
    }

    /// An extension that describes itself properly and answers everything else with what cannot be read.
    private static func babble() async {
        guard let line = ChildLine.shared else { exit(64) }
        try? line.send(.ready(pid: getpid(), page: nil))
        for await request in line.requests {
            guard case .describe = request.body else {
                try? line.sendAnswer(payload: [0xff, 0xff, 0xff])
                continue
            }
            let widget = ExtensionDescription.Widget(
                kind: "Babble", displayName: "Babble", description: nil, families: [.systemSmall], contentMarginsDisabled: false,
                containerBackgroundRemovable: true)
            try? line.send(ExtensionResponse(id: request.id, body: .described(ExtensionDescription(widgets: [widget]))))
        }
    }

    /// Starts a child that holds every descriptor open after this process is gone, and exits.
    private static func leaveAChild() {
        _ = fcntl(3, F_SETFD, 0)
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/sleep")
        child.arguments = ["60"]
        try? child.run()
        exit(3)
    }

    /// `probe://reload-all`, `probe://reload/Kind`, `probe://placed`, `probe://refuse`, `probe://die`, `probe://slow`, `probe://shows`,
    /// `probe://shows-words`.
    private static func app() async {
        guard let line = ChildLine.shared else { exit(64) }
        // `FalsePage` names another's port for its own.
        let isFalse = CommandLine.arguments[0].hasSuffix("FalsePage")
        try? line.send(.ready(pid: getpid(), page: URL(string: "http://127.0.0.1:\(isFalse ? 9 : serve(port: "0"))/")))
        for await reply in line.replies {
            switch reply {
            case .foreground(let inFront): try? line.send(.note("in front: \(inFront)"))
            case .configurations, .linkOpened, .screen: break
            case .open(let id, let url, let cold):
                try? line.send(.note("\(cold ? "cold" : "warm"): \(url.absoluteString)"))
                await handle(url, line)
                try? line.send(.opened(id: id, handled: url.host != "refuse"))
            }
        }
    }

    private static func handle(_ url: URL, _ line: ChildLine) async {
        switch url.host {
        case "reload-all": try? line.send(.reloadAllTimelines)
        case "reload": try? line.send(.reloadTimelines(kind: url.lastPathComponent))
        case "placed":
            let placed = (try? await line.currentConfigurations()) ?? []
            try? line.send(.note("placed: \(placed.map { "\($0.kind) \($0.family.rawValue)" }.joined(separator: ", "))"))
        case "die": exit(9)
        case "shows": try? line.send(.shows(Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])))
        case "shows-words": try? line.send(.shows(Data("words".utf8)))
        case "slow": try? await Task.sleep(for: .milliseconds(1600))
        case "service": try? line.send(.note("service: \(ProcessInfo.processInfo.environment["PROBE_SERVICE_URL"] ?? "none")"))
        default: break
        }
    }
}
