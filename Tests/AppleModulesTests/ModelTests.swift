import CoreML
import DeviceActivity
import FamilyControls
import Foundation
import MapKit
import NaturalLanguage
import RelevanceKit
import Testing

/// An input as Xcode writes it for a model of two numbers.
private final class TideInput: MLFeatureProvider {
    var depth: Double
    var cells: MLMultiArray
    var featureNames: Set<String> { ["depth", "cells"] }

    init(depth: Double, cells: MLMultiArray) {
        self.depth = depth
        self.cells = cells
    }

    func featureValue(for featureName: String) -> MLFeatureValue? {
        switch featureName {
        case "depth": MLFeatureValue(double: depth)
        case "cells": MLFeatureValue(multiArray: cells)
        default: nil
        }
    }
}

/// A model as Xcode writes it for the same two numbers.
private final class TideModel {
    let model: MLModel

    init(model: MLModel) { self.model = model }

    convenience init(configuration: MLModelConfiguration = MLModelConfiguration()) throws {
        try self.init(model: MLModel(contentsOf: URL(fileURLWithPath: "/Tide.mlmodelc"), configuration: configuration))
    }

    func prediction(input: TideInput, options: MLPredictionOptions = MLPredictionOptions()) throws -> MLShapedArray<Float>? {
        try model.prediction(from: input, options: options).featureValue(for: "out")?.shapedArrayValue(of: Float.self)
    }
}

@Suite("Modules of what a device learns of its owner and of texts") struct ModelTests {
    @Test("xcode.11: a model is refused, and what it would be given is a value") func models() throws {
        #expect(throws: MLModelError(.io)) { try TideModel() }
        let cells = try MLMultiArray(shape: [2, 3], dataType: .float32)
        cells[[1, 2]] = 2.5
        #expect(cells[5] == 2.5 && cells[[1, 2]] == 2.5 && cells[0] == 0 && cells.strides == [3, 1] && cells.count == 6)
        let input = TideInput(depth: 3, cells: cells)
        #expect(input.featureValue(for: "depth")?.doubleValue == 3 && input.featureValue(for: "other") == nil)
        let shaped = MLShapedArray<Float>(cells)
        #expect(shaped.shape == [2, 3] && shaped.scalars == [0, 0, 0, 0, 0, 2.5] && MLMultiArray(shaped)[5] == 2.5)
        let provider = try MLDictionaryFeatureProvider(dictionary: ["a": 1, "b": 0.5, "c": "d", "e": cells])
        #expect(provider["a"]?.int64Value == 1 && provider["b"]?.doubleValue == 0.5 && provider["c"]?.stringValue == "d")
        #expect(throws: MLModelError(.featureType)) { try MLDictionaryFeatureProvider(dictionary: ["a": Date()]) }
        #expect(throws: MLModelError(.parameters)) { try MLMultiArray(shape: [-1], dataType: .double) }
    }

    @Test(
        "xcode.11: numbers of 16 bits are read as they were written, the small ones and the large ones too",
        arguments: [
            (0, 0), (1, 1), (-2.5, -2.5), (0.1, 0.0999755859375), (65504, 65504), (70000, Float.infinity), (6e-8, 5.9604644775390625e-08),
            (2047.9, 2048),
        ] as [(Float, Float)])
    func halves(written: Float, read: Float) throws {
        let numbers = try MLMultiArray(shape: [1], dataType: .float16)
        numbers[0] = NSNumber(value: written)
        #expect(numbers[0].floatValue == read)
    }

    @Test("xcode.11: a text is cut into words and sentences, and what they are is known of signs and spaces alone") func texts() {
        let text = "Low tide at nine. Bring 2 boots!"
        let words = NLTokenizer(unit: .word)
        words.string = text
        let whole = text.startIndex..<text.endIndex
        #expect(words.tokens(for: whole).map { text[$0] } == ["Low", "tide", "at", "nine", "Bring", "2", "boots"])
        var numbers: [Substring] = []
        words.enumerateTokens(in: whole) { range, attributes in
            if attributes.contains(.numeric) { numbers.append(text[range]) }
            return true
        }
        #expect(numbers == ["2"])
        let sentences = NLTokenizer(unit: .sentence)
        sentences.string = text
        #expect(sentences.tokens(for: whole).count == 2)
        let tagger = NLTagger(tagSchemes: [.tokenType, .lexicalClass])
        tagger.string = "Low tide."
        let end = "Low tide.".endIndex, range = "Low tide.".startIndex..<end
        #expect(tagger.tags(in: range, unit: .word, scheme: .tokenType).map(\.0) == [.word, .whitespace, .word, .punctuation])
        #expect(
            tagger.tags(in: range, unit: .word, scheme: .lexicalClass, options: [.omitWhitespace, .omitPunctuation]).map(\.0) == [nil, nil])
        #expect(NLLanguageRecognizer.dominantLanguage(for: text) == nil && NLEmbedding.wordEmbedding(for: .english) == nil)
    }

    @Test("xcode.11: Screen Time is not here: who asks is refused, and choices are values") func screenTime() async throws {
        await #expect(throws: FamilyControlsError.unavailable) {
            try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
        }
        #expect(AuthorizationCenter.shared.authorizationStatus == .notDetermined)
        let selection = FamilyActivitySelection(includeEntireCategory: true)
        let copy = try JSONDecoder().decode(FamilyActivitySelection.self, from: JSONEncoder().encode(selection))
        #expect(copy == selection && copy.applicationTokens.isEmpty && copy.includeEntireCategory)
        let store = ManagedSettingsStore(named: "evening")
        store.shield.applicationCategories = .all(except: [])
        store.clearAllSettings()
        #expect(store.shield.applicationCategories == nil)
        let schedule = DeviceActivitySchedule(
            intervalStart: DateComponents(hour: 20), intervalEnd: DateComponents(hour: 22), repeats: true)
        #expect(schedule.nextInterval?.duration == 7200)
        #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
            try DeviceActivityCenter().startMonitoring(DeviceActivityName("evening"), during: schedule)
        }
    }

    @Test("xcode.11: where a widget may be of use is said by regions and kinds of places too") func relevance() {
        #expect(RelevantContext.location(category: .cafe) != nil)
        #expect(RelevantContext.location(category: .cafe) != RelevantContext.location(category: .museum))
    }
}
