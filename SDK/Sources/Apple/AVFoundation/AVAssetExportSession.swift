import Foundation

/// Writes a film or a sound anew, in another form. There is no encoder here: none can be made, as on iOS of what it cannot write.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// The status of an export session.
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var shouldOptimizeForNetworkUse = false
    open var status: Status { .unknown }
    open var error: (any Error)? { nil }
    open var progress: Float { 0 }

    /// Makes nothing: nil, as nothing can be written here.
    public init?(asset: AVAsset, presetName: String) { return nil }

    open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
    open func export() async {}
    /// - Throws: `AVError` with `.encoderNotFound`.
    open func export(to url: URL, as fileType: AVFileType) async throws { throw AVError(.encoderNotFound) }
    open func cancelExport() {}
    /// The presets that there are: none.
    open class func allExportPresets() -> [String] { [] }
    /// The presets that fit an asset: none.
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
