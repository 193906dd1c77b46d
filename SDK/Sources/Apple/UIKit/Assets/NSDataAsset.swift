import Foundation
import VitrineAssetCatalog

/// A data set's name in its catalogue.
public typealias NSDataAssetName = String

/// The bytes of a data set.
open class NSDataAsset: NSObject, @unchecked Sendable {
    public let name: NSDataAssetName
    public let data: Data

    public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

    /// Reads a data set; nil where there is no such one; the next picture's diagnostics name it.
    public init?(name: NSDataAssetName, bundle: Bundle) {
        do throws(AssetError) {
            data = try AssetCatalogs.of(bundle).data(name)
            self.name = name
        } catch {
            UnfoundAssets.add("NSDataAsset(name: \"\(name)\"): \(error)")
            return nil
        }
    }
}
