import Foundation
import FoundationMissing
import OwnThreads
import Testing

@Suite("What a process is told of its system and its threads") struct ProcessAnswerTests {
    @Test("is the release of iOS that widgets are shown, not Linux's kernel (xcode.4)") func version() {
        let own = ProcessInfo.processInfo.operatingSystemVersion, shown = _SystemVersion.current
        #expect(own.majorVersion == shown.major && own.minorVersion == shown.minor)
        #expect(ProcessInfo.processInfo.operatingSystemVersionString == "Version \(shown.major).\(shown.minor)")
        func isAtLeast(_ major: Int) -> Bool {
            ProcessInfo.processInfo.isOperatingSystemAtLeast(
                OperatingSystemVersion(majorVersion: major, minorVersion: 0, patchVersion: 0))
        }
        #expect(isAtLeast(shown.major) && isAtLeast(15) && !isAtLeast(shown.major + 1))
    }

    @Test("the main queue's work is the main thread's (xcode.10)") @MainActor func mainThread() async {
        // `isMainThread` may not be asked for in async code.
        func isMain() -> Bool { Thread.isMainThread }
        #expect(isMain())
        let elsewhere = try? await onThread { Thread.isMainThread }
        #expect(elsewhere == false)
    }
}
