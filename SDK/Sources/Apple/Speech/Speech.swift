@_exported import Foundation

/// Whether speech may be understood.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

/// The transcription of speech; nothing is transcribed here.
open class SFTranscription: NSObject, @unchecked Sendable {
    open var formattedString: String { "" }
}
/// The result of recognising speech; nothing is recognised here.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }
}
/// Speech to be understood.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
    open var shouldReportPartialResults = true
    open var requiresOnDeviceRecognition = false
    open var contextualStrings: [String] = []
}
/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL) { url = URL }
}
/// Speech in parts.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
    open func endAudio() {}
}
/// An attempt to understand.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
    open var isCancelled: Bool { true }
    open func cancel() {}
    open func finish() {}
}

/// Understands speech. People say no here: the status is `denied`, and a task fails at once.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
    open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func supportedLocales() -> Set<Locale> { [] }
    public let locale: Locale
    open var isAvailable: Bool { false }
    open var supportsOnDeviceRecognition = false
    public convenience override init() { self.init(locale: .current) }
    private init(locale: Locale) { self.locale = locale }
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest, resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        resultHandler(nil, CocoaError(.featureUnsupported))
        return SFSpeechRecognitionTask()
    }
}
