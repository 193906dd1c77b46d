import Foundation
import VitrineCoreMedia

/// Plays one item after the other; nothing is seen or heard here, so none of them ends.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private var queue: [AVPlayerItem] = []

    public override init() { super.init() }
    public override init(url URL: URL) {
        super.init(url: URL)
        queue = [currentItem].compactMap { $0 }
    }
    public override init(playerItem item: AVPlayerItem?) {
        super.init(playerItem: item)
        queue = [item].compactMap { $0 }
    }
    public init(items: [AVPlayerItem]) {
        queue = items
        super.init(playerItem: items.first)
        actionAtItemEnd = .advance
    }

    /// The items that are still to be played, the current one first.
    open func items() -> [AVPlayerItem] { queue }
    open func advanceToNextItem() { set(Array(queue.dropFirst())) }
    /// Whether the item can be inserted: whether it is not in the queue yet.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool { !queue.contains(item) }
    /// - Parameter afterItem: nil puts it at the end, as one does that is not in the queue.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        let place = afterItem.flatMap { queue.firstIndex(of: $0) }.map { $0 + 1 } ?? queue.count
        var items = queue
        items.insert(item, at: place)
        set(items)
    }
    open func remove(_ item: AVPlayerItem) { set(queue.filter { $0 != item }) }
    open func removeAllItems() { set([]) }
    open override func replaceCurrentItem(with item: AVPlayerItem?) { set([item].compactMap { $0 } + queue.dropFirst()) }

    private func set(_ items: [AVPlayerItem]) {
        queue = items
        currentItem = items.first
    }
}

/// Plays an item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    /// The status that says whether the looper can play its item.
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }
    /// The side of the items that are there already on which the loop stands.
    public enum ItemOrdering: Int, Sendable { case loopingItemsPrecedeExistingItems, loopingItemsFollowExistingItems }

    open private(set) var status = Status.unknown
    open var error: (any Error)? { nil }
    /// How often the item was played: never, as nothing is played here.
    open var loopCount: Int { 0 }
    open private(set) var loopingPlayerItems: [AVPlayerItem]

    /// Puts the item into the player's queue, once.
    public init(
        player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem, timeRange loopRange: CMTimeRange,
        existingItemsOrdering itemOrdering: ItemOrdering = .loopingItemsPrecedeExistingItems
    ) {
        loopingPlayerItems = [itemToLoop]
        let others = player.items().filter { $0 != itemToLoop }
        player.removeAllItems()
        let items = itemOrdering == .loopingItemsPrecedeExistingItems ? [itemToLoop] + others : others + [itemToLoop]
        for item in items { player.insert(item, after: nil) }
    }
    /// The whole of an item.
    public convenience init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.init(player: player, templateItem: itemToLoop, timeRange: .invalid)
    }

    open func disableLooping() {
        status = .cancelled
        loopingPlayerItems = []
    }
}

/// A track of something that is played.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
    open var assetTrack: AVAssetTrack? { nil }
    open var isEnabled = true
    open var currentVideoFrameRate: Float { 0 }
}

/// A mix, which says how loud tracks are.
open class AVAudioMix: NSObject, @unchecked Sendable {
    open var inputParameters: [AVAudioMixInputParameters] { [] }
}
/// A variant that can be changed.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
    private var parameters: [AVAudioMixInputParameters] = []
    open override var inputParameters: [AVAudioMixInputParameters] {
        get { parameters }
        set { parameters = newValue }
    }
}
/// The parameters of a mix that say how loud one track is.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {
    open var trackID: Int32 { 0 }
}
/// A variant that can be changed.
open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
    private var track: Int32 = 0
    open override var trackID: Int32 {
        get { track }
        set { track = newValue }
    }
    public override init() { super.init() }
    public convenience init(track: AVAssetTrack?) { self.init() }
    /// Does nothing: no sound is played here.
    open func setVolume(_ volume: Float, at time: CMTime) {}
    open func setVolumeRamp(fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange) {}
}
