import CVirtualClock
import Foundation
import FoundationNetworking

// What an error says of itself for people, which widgets show: Foundation on Linux has other words than Apple's, and for requests those of
// curl ("Could not resolve host: …"). Here they are Apple's, in English; whatever a program says itself stays. The words are as logs and
// tests of public projects quote them.

extension NSError {
    @_silgen_name("$s10Foundation7NSErrorC20localizedDescriptionSSvg")
    fileprivate func foundationDescription() -> String

    /// The description that the error was given, or Apple's for its domain and code.
    @_silgen_name("vitrine_error_description")
    public final func vitrineDescription() -> String {
        let text = foundationDescription()
        if domain == NSURLErrorDomain, userInfo[NSURLErrorFailingURLErrorKey] != nil, let words = ErrorWords.request[code] { return words }
        guard text.hasPrefix(ErrorWords.theirBeginning) else { return text }
        if domain == NSCocoaErrorDomain {
            let named = userInfo[NSFilePathErrorKey] as? String ?? (userInfo[NSURLErrorKey] as? URL)?.path
            let file = named.map { URL(fileURLWithPath: $0) }
            let own = file.flatMap { ErrorWords.file($0.lastPathComponent, in: $0.deletingLastPathComponent().lastPathComponent)[code] }
            if let words = own ?? ErrorWords.cocoa[code] { return words }
            if userInfo[NSLocalizedFailureReasonErrorKey] == nil { return ErrorWords.beginning + " (Cocoa error \(code).)" }
        }
        return ErrorWords.beginning + text.dropFirst(ErrorWords.theirBeginning.count)
    }
}

enum ErrorWords {
    static let beginning = "The operation couldn’t be completed."
    static let theirBeginning = "The operation could not be completed."

    /// The words of Cocoa's errors, by their code.
    static let cocoa = [
        4: "The file doesn’t exist.",
        256: "The file couldn’t be opened.",
        257: "The file couldn’t be opened because you don’t have permission to view it.",
        259: "The file couldn’t be opened because it isn’t in the correct format.",
        260: "The file couldn’t be opened because it doesn’t exist.",
        261: "The file couldn’t be opened using the specified text encoding.",
        264: "The file couldn’t be opened because the text encoding of the contents couldn’t be determined.",
        512: "The file couldn’t be saved.",
        513: "The file couldn’t be saved because you don’t have permission.",
        514: "The item couldn’t be saved because the file name is invalid.",
        516: "The file couldn’t be saved because a file with the same name already exists.",
        640: "The file couldn’t be saved because there isn’t enough space.",
        642: "The file couldn’t be saved because the volume is read only.",
        2048: "The value is invalid.",
        3072: "The operation was cancelled.",
        3840: "The data couldn’t be read because it isn’t in the correct format.",
        3851: "The data couldn’t be written because of an error in the destination for the data.",
        4864: "The data couldn’t be read because it isn’t in the correct format.",
        4865: "The data couldn’t be read because it is missing.",
        4866: "The data couldn’t be written because it isn’t in the correct format.",
    ]

    /// The words of Cocoa's errors that know their file, by their code.
    static func file(_ name: String, in folder: String) -> [Int: String] {
        [
            4: "The file “\(name)” doesn’t exist.",
            256: "The file “\(name)” couldn’t be opened.",
            257: "The file “\(name)” couldn’t be opened because you don’t have permission to view it.",
            259: "The file “\(name)” couldn’t be opened because it isn’t in the correct format.",
            260: "The file “\(name)” couldn’t be opened because there is no such file.",
            264: "The file “\(name)” couldn’t be opened because the text encoding of its contents can’t be determined.",
            512: "The file “\(name)” couldn’t be saved in the folder “\(folder)”.",
            513: "You don’t have permission to save the file “\(name)” in the folder “\(folder)”.",
            514: "The item couldn’t be saved because the file name “\(name)” is invalid.",
            516: "The file “\(name)” couldn’t be saved in the folder “\(folder)” because a file with the same name already exists.",
            640: "You can’t save the file “\(name)” because there isn’t enough space.",
            642: "You can’t save the file “\(name)” because the volume is read only.",
        ]
    }

    /// The words of requests that came to nothing, by the code of `URLError`. One that a program makes itself says only its number, as on
    /// Apple's systems.
    static let request = [
        -999: "cancelled",
        -1000: "bad URL",
        -1001: "The request timed out.",
        -1002: "unsupported URL",
        -1003: "A server with the specified hostname could not be found.",
        -1004: "Could not connect to the server.",
        -1005: "The network connection was lost.",
        -1007: "too many HTTP redirects",
        -1008: "resource unavailable",
        -1009: "The Internet connection appears to be offline.",
        -1011: "There was a bad response from the server.",
        -1017: "cannot parse response",
        -1200: "An SSL error has occurred and a secure connection to the server cannot be made.",
        -1202: "The certificate for this server is invalid.",
    ]

    /// Puts ours in the place of Foundation's; once, before the process has a second thread.
    /// - Returns: whether Foundation's was there, as it is not in one of another layout.
    @discardableResult static func mend() -> Bool {
        ClassTable.replace("$s10Foundation7NSErrorC20localizedDescriptionSSvg", of: NSError.self, by: vitrine_error_description_entry())
    }
}
