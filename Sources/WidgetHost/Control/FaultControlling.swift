/// What can be made to go wrong on purpose.
package protocol FaultControlling: Sendable {
    /// Every fault there is, and what is set of it.
    func faults() async -> [FaultState]
    /// - Throws: `Fault.Refusal`, `HostError`; nothing is changed then.
    func setFault(_ request: FaultRequest) async throws
    /// Everything is as without faults.
    func resetFaults() async
}
