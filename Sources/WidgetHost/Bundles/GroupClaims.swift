import Foundation

/// The owners of App Groups and keychain groups, by team: the first that names a group has it, as on iOS the team has that signed it.
///
/// The team is the identifier prefix of the entitlements; an app without one is a team by itself, and its extensions are with it.
struct GroupClaims {
    private let state: StateFolder

    init(_ state: StateFolder) { self.state = state }

    private var file: URL { state.host.appendingPathComponent("groups.json") }

    /// Claims the groups that nobody has.
    /// - Returns: those of them that belong to the team.
    /// - Throws: an error of the file system; then nothing is known of anybody's claims.
    func own(_ groups: [String], of team: String) throws -> [String] {
        guard !groups.isEmpty else { return [] }
        try StateFolder.make(state.host)
        let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard lock >= 0 else { throw CocoaError(.fileWriteNoPermission) }
        defer { close(lock) }
        // Blocks: for a moment, while somebody else who installs or starts something writes one small file.
        while flock(lock, LOCK_EX) != 0 { guard errno == EINTR else { throw CocoaError(.fileLocking) } }
        let data = try? Data(contentsOf: file)
        // A file that cannot be read is no reason to give groups away.
        var claims = try data.map { try JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
        let fresh = groups.filter { claims[$0] == nil }
        for group in fresh { claims[group] = team }
        if !fresh.isEmpty {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
            try encoder.encode(claims).write(to: file, options: .atomic)
        }
        return groups.filter { claims[$0] == team }
    }
}
