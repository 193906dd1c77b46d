import Foundation

/// A colour of an asset catalogue, by its name and bundle.
public struct ColorResource: Hashable, @unchecked Sendable {
    @_spi(Vitrine) public let name: String
    @_spi(Vitrine) public let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
