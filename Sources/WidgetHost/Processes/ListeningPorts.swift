import Foundation

/// The TCP ports on which processes listen, as the kernel tells it.
enum ListeningPorts {
    static func of(_ processes: [Int32]) -> Set<Int> {
        var ports: Set<Int> = []
        for process in processes {
            let sockets = sockets(of: process)
            guard !sockets.isEmpty else { continue }
            for table in ["tcp", "tcp6"] {
                // Of the network that this process is in.
                guard let text = try? String(contentsOfFile: "/proc/\(process)/net/\(table)", encoding: .utf8) else { continue }
                for line in text.split(separator: "\n").dropFirst() {
                    let fields = line.split(separator: " ")
                    // Local address, state (0A listens) and inode.
                    guard fields.count > 9, fields[3] == "0A", sockets.contains(String(fields[9])),
                        let port = fields[1].split(separator: ":").last.flatMap({ Int($0, radix: 16) })
                    else { continue }
                    ports.insert(port)
                }
            }
        }
        return ports
    }

    /// Inodes of the sockets that it has open.
    private static func sockets(of process: Int32) -> Set<String> {
        let folder = "/proc/\(process)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return Set(
            names.compactMap { name in
                let target = try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
                return target.flatMap { $0.hasPrefix("socket:[") ? String($0.dropFirst(8).dropLast()) : nil }
            })
    }
}
