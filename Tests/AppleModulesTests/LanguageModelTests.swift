import Foundation
import FoundationModels
import Testing

@Generable(description: "A tide") private struct TideWords: Equatable {
    @Guide(description: "What it is called") var name: String
    @Guide(description: "Hours until it comes", .range(0...24)) let hours: Int
    @Guide(.count(3)) var words: [String]
    var kind: Kind?
    var inner: [Inner]
    var summary: String { "\(name) in \(hours)" }

    @Generable struct Inner: Equatable { var isHigh: Bool }
    @Generable enum Kind { case spring, neap }
}

private struct Almanac: Tool {
    let description = "Knows tides"
    @Generable struct Arguments { var place: String }
    func call(arguments: Arguments) async throws -> String { arguments.place }
}

@Suite("The language model of a device that has none") struct LanguageModelTests {
    @Test("whoever asks for it is told why it is not there (xcode.11)") func availability() {
        #expect(SystemLanguageModel.default.availability == .unavailable(.deviceNotEligible))
        #expect(!SystemLanguageModel.default.isAvailable && SystemLanguageModel(useCase: .contentTagging).supportedLanguages.isEmpty)
    }

    @Test("each question ends in Apple's error (xcode.11)") func questions() async {
        func isRefused(_ ask: () async throws -> Void) async -> Bool {
            do { try await ask() } catch LanguageModelSession.GenerationError.assetsUnavailable { return true } catch {}
            return false
        }
        let plain = LanguageModelSession(instructions: "Be short."),
            built = LanguageModelSession(tools: [Almanac()]) {
                "Be"; "short."
            }
        #expect(await isRefused { _ = try await plain.respond(to: "When?") })
        #expect(await isRefused { _ = try await built.respond(to: "When?", generating: TideWords.self) })
        #expect(
            await isRefused {
                _ = try await plain.respond(options: GenerationOptions(temperature: 0.5)) {
                    "When"; "is it?"
                }
            })
        #expect(
            await isRefused {
                for try await part in built.streamResponse(to: "When?", generating: TideWords.self) {
                    // What is not made yet is missing.
                    let hours: Int? = part.content.hours, high: Bool? = part.content.inner?.first?.isHigh
                    _ = (hours, high, part.content.words?.count)
                }
            })
        #expect(Almanac().name == "Almanac")
    }
}
