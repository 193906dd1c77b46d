import Foundation
import FoundationNetworking

// What a request is for, as Apple's systems know it and Foundation on Linux does not; nothing goes another way for it here.

extension NSURLRequest.NetworkServiceType {
    /// Data that somebody waits for.
    public static var responsiveData: Self { .default }
    /// Sound and pictures that play as they come.
    public static var avStreaming: Self { .video }
    /// Sound and pictures that answer what somebody does.
    public static var responsiveAV: Self { .video }
    /// The words by which a call is made.
    public static var callSignaling: Self { .voip }
}
