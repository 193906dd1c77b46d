@_exported import Foundation
@_exported import VitrineAVFoundation
@_exported import VitrineSwiftUI
@_exported import VitrineUIKit

/// Shows a film. Nothing plays in an extension.
@preconcurrency @MainActor open class AVPlayerViewController: UIViewController {
    open var player: AVPlayer?
    open var showsPlaybackControls = true
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    open private(set) lazy var contentOverlayView: UIView? = UIView(frame: .zero)
    open var isReadyForDisplay: Bool { false }
    open var videoBounds: CGRect { .zero }
    open var requiresLinearPlayback = false
    open var canStartPictureInPictureAutomaticallyFromInline = false
    open var allowsPictureInPicturePlayback = true
    open var updatesNowPlayingInfoCenter = true
    open var entersFullScreenWhenPlaybackBegins = false
    open var exitsFullScreenWhenPlaybackEnds = false
}

/// A film; a widget leaves its place black, as nothing plays in it.
public struct VideoPlayer<VideoOverlay: View>: View {
    private let overlay: VideoOverlay
    public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) { overlay = videoOverlay() }
    public var body: some View { Color.black.overlay { overlay } }
}

extension VideoPlayer where VideoOverlay == EmptyView {
    public init(player: AVPlayer?) { overlay = EmptyView() }
}

/// Chooses what plays the sound; there is nothing to choose.
@preconcurrency @MainActor open class AVRoutePickerView: UIView {
    open var activeTintColor: UIColor?
    open var prioritizesVideoDevices = false
}
