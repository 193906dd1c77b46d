import Foundation

/// Names between processes, as far as one process goes.
final class DarwinNotificationCenter: CFNotificationCenter, @unchecked Sendable {
    static let only = DarwinNotificationCenter()

    override var tellsOfAll: Bool { false }

    /// Tells observers on the main queue, as Apple’s center does. Who was removed meanwhile may be gone: it is told nothing.
    override func post(_ name: CFNotificationName, object: UnsafeRawPointer?, userInfo: CFDictionary?) {
        NotifyTokens.only.tell(name.rawValue as String)
        let numbers = numbers(of: name)
        guard !numbers.isEmpty else { return }
        DispatchQueue.main.async {
            for number in numbers {
                guard let observation = self.observation(number) else { continue }
                observation.callback(self, UnsafeMutableRawPointer(mutating: observation.observer), name, nil, nil)
            }
        }
    }
}
