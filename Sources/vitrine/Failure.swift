import ArgumentParser
import Foundation

/// An error, as one line for the user.
struct Failure: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// Standard error, a line at a time.
func complain(_ words: String) {
    FileHandle.standardError.write(Data((words.replacingOccurrences(of: "\n", with: " ") + "\n").utf8))
}

/// One line on standard error and exit status 1, instead of an error's inner name.
func reportingFailure(_ body: () async throws -> Void) async throws {
    do {
        try await body()
    } catch let code as ExitCode {
        throw code
    } catch {
        // The state goes away under the command; the signal decides how it ends.
        if Interruption.isUnderWay { try await Task.sleep(for: .seconds(10)) }
        complain("vitrine: \(words(for: error))")
        throw ExitCode.failure
    }
}

/// Foundation's errors describe themselves for programmers, and name the file apart.
func words(for error: any Error) -> String {
    guard let error = error as? CocoaError else { return "\(error)" }
    let path = error.filePath ?? error.url?.path
    return (path.map { "\($0): " } ?? "") + error.localizedDescription
}
