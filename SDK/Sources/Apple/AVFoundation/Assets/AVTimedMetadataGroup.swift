import Foundation
import VitrineCoreMedia

/// Items of metadata that belong together.
open class AVMetadataGroup: NSObject, @unchecked Sendable {
    override init() {}
    open var items: [AVMetadataItem] { [] }
    open var classifyingLabel: String? { nil }
    open var uniqueID: String? { nil }
}

/// Items of metadata of a part of a film or a sound, such as a chapter's title.
open class AVTimedMetadataGroup: AVMetadataGroup, @unchecked Sendable {
    public let timeRange: CMTimeRange
    private let own: [AVMetadataItem]
    open override var items: [AVMetadataItem] { own }
    public init(items: [AVMetadataItem], timeRange: CMTimeRange) { (own, self.timeRange) = (items, timeRange) }
}
