import Foundation
import VitrineCoreGraphics
import VitrineCoreMedia

/// Whether a value was read.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// A value that has to be read first, whatever it is.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    /// The name of the property in Objective-C.
    let key: String
    init(key: String) { self.key = key }
}

/// A value that has to be read first.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
    /// The value may be read, is read, was read, or could not be.
    @frozen public enum Status {
        case notYetLoaded
        case loading
        case loaded(Value)
        case failed(NSError)
    }

    override init(key: String) { super.init(key: key) }
}

/// An object whose values have to be loaded first.
public protocol AVAsynchronousKeyValueLoading: AnyObject {
    /// The value, read at once.
    /// - Throws: what reading it throws.
    func value<Root, Value>(of property: AVAsyncProperty<Root, Value>) throws -> Value
}

extension AVAsynchronousKeyValueLoading {
    /// Reads a value.
    public func load<A>(_ property: AVAsyncProperty<Self, A>) async throws -> A { try value(of: property) }
    /// Reads two values.
    public func load<A, B>(_ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>) async throws -> (A, B) {
        (try value(of: a), try value(of: b))
    }
    /// Reads three values.
    public func load<A, B, C>(
        _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { (try value(of: a), try value(of: b), try value(of: c)) }
    /// Reads four values.
    public func load<A, B, C, D>(
        _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>, _ d: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) { (try value(of: a), try value(of: b), try value(of: c), try value(of: d)) }

    /// Whether the value can be had without waiting.
    public func status<A>(of property: AVAsyncProperty<Self, A>) -> AVAsyncProperty<Self, A>.Status {
        do { return .loaded(try value(of: property)) } catch { return .failed(error as NSError) }
    }
}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { .init(key: "duration") }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init(key: "metadata") }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init(key: "commonMetadata") }
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { .init(key: "availableMetadataFormats") }
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { .init(key: "availableChapterLocales") }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { .init(key: "tracks") }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { .init(key: "playable") }
    public static var isExportable: AVAsyncProperty<Root, Bool> { .init(key: "exportable") }
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { .init(key: "hasProtectedContent") }
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { .init(key: "creationDate") }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init(key: "preferredTransform") }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { .init(key: "naturalSize") }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { .init(key: "preferredTransform") }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { .init(key: "nominalFrameRate") }
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { .init(key: "estimatedDataRate") }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { .init(key: "timeRange") }
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> { .init(key: "formatDescriptions") }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, Any?> { .init(key: "value") }
    public static var stringValue: AVAsyncProperty<Root, String?> { .init(key: "stringValue") }
    public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init(key: "numberValue") }
    public static var dateValue: AVAsyncProperty<Root, Date?> { .init(key: "dateValue") }
    public static var dataValue: AVAsyncProperty<Root, Data?> { .init(key: "dataValue") }
    public static var extraAttributes: AVAsyncProperty<Root, [AVMetadataExtraAttributeKey: Any]?> { .init(key: "extraAttributes") }
}
