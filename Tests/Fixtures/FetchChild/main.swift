import FetchCache
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

// Fetches one address through the cache in a folder and prints what came, as any extension would that shares the folder:
// `fetch-child FOLDER ADDRESS FRESH STALE SILENCE`. The service is told the process's number.

let words = CommandLine.arguments.dropFirst()
guard words.count == 5, let address = URL(string: words[2]), let fresh = Double(words[3]), let stale = Double(words[4]),
    let silence = Double(words[5])
else { exit(2) }
var limits = FetchCache.Limits()
limits.silence = silence
let cache = FetchCache(folder: URL(fileURLWithPath: words[1], isDirectory: true), limits: limits)
var request = URLRequest(url: address)
request.setValue("\(ProcessInfo.processInfo.processIdentifier)", forHTTPHeaderField: "X-Process")
FileHandle.standardOutput.write(Data("asking\n".utf8))
do {
    let answer = try await cache.data(for: request, freshFor: fresh, staleFor: stale)
    print("\(answer.isStale ? "stale" : "fresh") \(String(decoding: answer.data, as: UTF8.self))")
} catch {
    print("error \(error)")
}
