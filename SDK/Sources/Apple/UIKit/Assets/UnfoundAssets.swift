import Foundation
import Synchronization

/// The assets that were asked for by name outside of a view and are not there. The next picture's diagnostics say so.
package enum UnfoundAssets {
    private static let sentences = Mutex<[String]>([])
    /// A loop may ask for many names.
    private static let most = 100

    static func add(_ sentence: String) {
        sentences.withLock { if $0.count < most, !$0.contains(sentence) { $0.append(sentence) } }
    }

    public static func take() -> [String] {
        sentences.withLock { sentences in
            defer { sentences.removeAll() }
            return sentences
        }
    }
}
