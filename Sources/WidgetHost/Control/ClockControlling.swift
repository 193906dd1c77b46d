import Foundation

/// The clock that all of a run go by.
package protocol ClockControlling: Sendable {
    /// Starts the clock at a time and/or lets it run at a rate (virtual seconds a second); nil leaves as it is.
    func setClock(now: Date?, rate: Double?) async throws
    /// Lets a jump of the clock end at the moment it has come to; nothing happens where it does not jump.
    func stopJump() async
}
