import Foundation

/// Ends this process when the one that started it is gone, so that no service outlives its host.
public enum ParentWatch {
    /// Watches descriptor 3, the line to the host, and standard input, where they are pipes or sockets.
    public static func exitWhenParentGoes() {
        for descriptor: Int32 in [0, 3] where isPipe(descriptor) {
            Thread.detachNewThread {
                var byte: UInt8 = 0
                while true {
                    let count = read(descriptor, &byte, 1)
                    if count == 0 || (count < 0 && errno != EINTR) { exit(0) }
                }
            }
        }
    }

    private static func isPipe(_ descriptor: Int32) -> Bool {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return false }
        return [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT)
    }
}
