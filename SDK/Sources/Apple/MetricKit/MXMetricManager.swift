@_exported import Foundation
@_exported import Vitrineos

/// A subscriber to reports of how the app did on people's devices. There are none here.
public protocol MXMetricManagerSubscriber: NSObjectProtocol {
    func didReceive(_ payloads: [MXMetricPayload])
    func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
    public func didReceive(_ payloads: [MXMetricPayload]) {}
    public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Keeps who wants to be told.
open class MXMetricManager: NSObject, @unchecked Sendable {
    /// The process's one.
    public static let shared = MXMetricManager()
    private override init() {}

    open func add(_ subscriber: any MXMetricManagerSubscriber) {}
    open func remove(_ subscriber: any MXMetricManagerSubscriber) {}
    open var pastPayloads: [MXMetricPayload] { [] }
    open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
    /// A log whose marks would be counted; here a log as any.
    open class func makeLogHandle(category: String) -> OSLog { OSLog(subsystem: "com.apple.metrickit.log", category: category) }
}

/// A report of the metrics of a day; nobody makes one here.
open class MXMetricPayload: NSObject, @unchecked Sendable {
    private override init() {}
    open var latestApplicationVersion: String { "" }
    open var includesMultipleApplicationVersions: Bool { false }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// A report of the diagnostics of a day; nobody makes one here.
open class MXDiagnosticPayload: NSObject, @unchecked Sendable {
    private override init() {}
    open var crashDiagnostics: [MXCrashDiagnostic]? { nil }
    open var hangDiagnostics: [MXHangDiagnostic]? { nil }
    open var cpuExceptionDiagnostics: [MXDiagnostic]? { nil }
    open var diskWriteExceptionDiagnostics: [MXDiagnostic]? { nil }
    open var timeStampBegin: Date { .distantPast }
    open var timeStampEnd: Date { .distantPast }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// One thing that went wrong.
open class MXDiagnostic: NSObject, @unchecked Sendable {
    fileprivate override init() {}
    open var applicationVersion: String { "" }
    open func jsonRepresentation() -> Data { Data("{}".utf8) }
    open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
}

/// An end of the process.
open class MXCrashDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var terminationReason: String? { nil }
    open var virtualMemoryRegionInfo: String? { nil }
    open var exceptionType: NSNumber? { nil }
    open var exceptionCode: NSNumber? { nil }
    open var signal: NSNumber? { nil }
}

/// A time without an answer to the user.
open class MXHangDiagnostic: MXDiagnostic, @unchecked Sendable {
    open var hangDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
