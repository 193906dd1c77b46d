import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// A value that follows the time, for `Text(_:format:)`.
public struct TimeDataSource<Value>: Sendable where Value: Sendable {
    let value: @Sendable (Date) -> Value
    /// The moment at which the source has a value, as far as it can be told.
    let date: @Sendable (Value) -> Date?
}

// Apple's are members of every time source, whatever its value: `TimeDataSource<Date>.durationOffset(to:)` is written too.
extension TimeDataSource {
    /// The current date and time.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource<Date>(value: { $0 }, date: { $0 }) }

    /// The range from a date to now; empty before it.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(value: { date..<max(date, $0) }, date: { $0.upperBound })
    }

    /// The range from now to a date; empty after it.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(value: { min(date, $0)..<date }, date: { $0.lowerBound })
    }

    /// The time since a date; negative before it.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration>(
            value: { Duration.milliseconds(Int64(min(max($0.timeIntervalSince(date), -1e12), 1e12) * 1000)) },
            date: { date.addingTimeInterval(Double($0.components.seconds) + Double($0.components.attoseconds) / 1e18) })
    }
}

extension Text {
    public init<V, F: DiscreteFormatStyle>(_ source: TimeDataSource<V>, format: F) where F.FormatInput == V, F.FormatOutput == String {
        self.init(source, format: format) { $0 }
    }

    public init<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F
    ) where F.FormatInput == V, F.FormatOutput == AttributedString {
        self.init(source, format: format) { String($0.characters) }
    }

    private init<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, format: F, words: @escaping (F.FormatOutput) -> String
    ) where F.FormatInput == V {
        self.init(
            storage: .live { environment in
                // The system's own formats are kept as dates; any other can only be asked now, for as long as its words are known.
                if let style = (format as? any LiveFormatStyle)?.liveStyle { return environment.live(style) }
                return environment.live(
                    .sampled(Self.samples(source, environment.inPlace(format), from: environment.pictureDate, words: words)))
            })
    }

    /// The most changes of a format that an archive holds words for.
    private static let mostSamples = 240

    private static func samples<V, F: DiscreteFormatStyle>(
        _ source: TimeDataSource<V>, _ format: F, from now: Date, words: (F.FormatOutput) -> String
    ) -> [LiveDate.Sample] where F.FormatInput == V {
        var samples: [LiveDate.Sample] = []
        var moment = now
        var idle = 0
        while samples.count < mostSamples, idle < 30 {
            let value = source.value(moment)
            let text = words(format.format(value))
            if samples.last?.words != text {
                samples.append(LiveDate.Sample(from: moment, words: text))
                idle = 0
            }
            // A source that runs backwards (time left) changes at the input before.
            let changes = [format.discreteInput(after: value), format.discreteInput(before: value)].compactMap { $0.flatMap(source.date) }
            guard !changes.isEmpty else { break }
            // Some formats name the very input as the next one: a tenth of a second on they are past it.
            moment = max(changes.filter { $0 > moment }.min() ?? moment, moment.addingTimeInterval(0.1))
            guard moment.timeIntervalSince(now) < 31 * 86_400 else { break }
            idle += 1
        }
        if samples.count == mostSamples {
            RenderContext.current?.report(
                "Text(_:format:) with \(F.self): its words are known up to \(samples.last?.from ?? now), then they stand still")
        }
        return samples
    }
}

/// A format whose words the host makes itself, at any time.
protocol LiveFormatStyle {
    var liveStyle: LiveDate.Style { get }
}
