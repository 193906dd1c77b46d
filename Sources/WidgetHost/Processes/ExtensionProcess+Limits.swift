import VitrineWidgetArchive

extension ExtensionProcess {
    /// What iOS allows an extension, and how long a host waits.
    package struct Limits: Hashable, Sendable {
        /// Real time for one answer; timelines that are asked for together are drawn one after the other, so each answer to one of them
        /// gives the others as long again.
        package var answer: Duration
        /// Real time for one answer of a widget that did not answer before; nil for as long as ever.
        package var answerAgain: Duration?
        /// Bytes written since it was ready: iOS's 30 MB (developer.apple.com/forums/thread/713561).
        package var memory: Int
        /// The time between two looks at its memory while it works.
        package var look: Duration
        /// Real time for what an edit sheet asks; a service behind it may be slow, so the process is not ended for it.
        package var options: Duration
        /// Real time for a control's intent; then the tile is asked for, and the process is left to end it.
        package var perform: Duration

        package init(
            answer: Duration = .seconds(10), memory: Int = 30 << 20, look: Duration = .milliseconds(50), options: Duration = .seconds(8),
            perform: Duration = .seconds(30)
        ) {
            self.perform = perform
            self.answer = answer
            self.memory = memory
            self.look = look
            self.options = options
        }

        /// - Parameter again: for a widget that did not answer before.
        func patience(again: Bool) -> Duration { again ? answerAgain ?? answer : answer }
    }

    /// An answer and what it cost.
    package struct MeasuredResponse: Sendable {
        package var body: ExtensionResponse.Body
        /// The archive file of a timeline, as the extension wrote it; nil where no process wrote it.
        package var file: [UInt8]?
        /// Real time from question to answer.
        package var milliseconds: Double
        /// Processor time of the process meanwhile; overlapping requests share it.
        package var processorMilliseconds: Double
        /// Private memory of the process after the answer.
        package var megabytes: Double?
        /// The most that the process has written at one time until the answer, since it was ready; nil where it was as much before.
        package var peakMegabytes: Double?
    }
}
