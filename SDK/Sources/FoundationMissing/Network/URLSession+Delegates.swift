import Foundation
import FoundationNetworking

// What a task's delegate is told on Apple's systems and a machine's own library never tells, and what else tasks and their errors say.

extension URLSessionTaskDelegate {
    /// A task has been made.
    public func urlSession(_ session: URLSession, didCreateTask task: URLSessionTask) {}
    /// A task waits for a network; here it fails instead.
    public func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask) {}
}

extension URLSessionTask {
    /// Whether parts are handed over as they come, which they always are.
    public var prefersIncrementalDelivery: Bool {
        get { true }
        set { _ = newValue }
    }
}

extension URLError {
    /// Why a request may not use the network that is there.
    public enum NetworkUnavailableReason: Int, Sendable { case cellular, expensive, constrained }

    /// Why no network may be used; nil: none is kept from anybody here.
    public var networkUnavailableReason: NetworkUnavailableReason? { nil }
}

extension URL {
    /// Whether a file can be had, in the cloud or here; all are here.
    /// - Throws: where there is no such file.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }
}

/// The key under which an error has what a download that broke off goes on from; no error has it here.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"

extension URLError.Code {
    /// Stands for `URLError.Code(rawValue:)` of Apple's systems, where any number is a code; one that is none here becomes `unknown`.
    public init(_rawCode number: Int) { self = Self(rawValue: number) ?? .unknown }
}
