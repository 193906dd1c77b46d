/// Why `vitrine-confine` did not become the program that it was to start.
enum LauncherRefusal: Hashable, Sendable {
    /// The kernel did not take the rules.
    case rules
    /// It does not execute the file, or there is none.
    case executable

    /// - Parameters:
    ///   - exit: how a process ended that said nothing to the host yet.
    ///   - line: its last words.
    init?(_ exit: ChildExit, said line: String?) {
        // A program may end by the same number; the launcher says who it is.
        guard let line, line.hasPrefix("vitrine-confine: "), case .exited(let status) = exit else { return nil }
        switch status {
        case 71: self = .rules
        case 126, 127: self = .executable
        default: return nil
        }
    }
}
