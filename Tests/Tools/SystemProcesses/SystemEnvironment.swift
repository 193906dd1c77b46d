import Foundation
import VitrineWidgetArchive
import WidgetHost

/// One system installed in a state folder of its own, with service, app, extension and host as real processes.
package struct SystemEnvironment: Sendable {
    package let host: WidgetHost
    /// The address of its service, which takes there what it is told by hand, too.
    package let service: URL
    /// The addresses at which the system's own processes ask the service.
    package var addresses: [String: URL] { bundle.addresses(of: service.port.flatMap { URL(string: "http://127.0.0.1:\($0)") }) }
    package let state: StateFolder
    package let bundle: AppBundle
    package let plan: ChildPlan

    /// - Parameters:
    ///   - product: one of the system's, such as its extension.
    ///   - seed: what a first start of the app is told; nil for nothing.
    ///   - build: where the products are; nil for where the tests were built.
    ///   - configure: what is other than in a host at rest.
    package static func run<Result>(
        _ product: String, seed: String? = nil, build: URL? = nil,
        configure: (inout HostConfiguration) -> Void = { _ in }, _ body: (SystemEnvironment) async throws -> Result
    ) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-tests-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let state = StateFolder(folder)
        try state.make()
        guard let build = build ?? folderOfTests(having: product) else {
            throw SystemEnvironmentFailure("\(product) was not built beside the tests.")
        }
        let bundle = try Installer(state: state).install(ProjectProducts(build: build).system(of: product))
        var configuration = HostConfiguration(state: state, launcher: build.appendingPathComponent("vitrine-confine"))
        configuration.timeZone = "UTC"
        configure(&configuration)
        let plan = ChildPlan(
            state: state, launcher: configuration.launcher, clock: state.clock, locale: configuration.locale,
            timeZone: configuration.timeZone)
        // Makes the clock that all processes follow.
        let host = try WidgetHost(configuration)
        if let seed {
            let service = try await ServiceRun(bundle, plan: plan, isHostRunning: false)
            do {
                try await SeedRun(plan: plan, patience: .seconds(120)).run(bundle, seed: seed, service: service?.address)
            } catch {
                await service?.stop()
                throw error
            }
            await service?.stop()
        }
        do {
            try await host.start()
            // The port is known from the state folder; nothing is started twice.
            // Under the name at which it takes what it is told by hand.
            guard let declared = bundle.service, let port = try await ServiceRun(bundle, plan: plan, isHostRunning: true)?.address.port,
                let service = LocalName.address(try LocalName.kept(for: declared.executable, in: state), port: port)
            else {
                throw SystemEnvironmentFailure("\(product) has no service.")
            }
            let environment = SystemEnvironment(host: host, service: service, state: state, bundle: bundle, plan: plan)
            let result = try await body(environment)
            await host.stop()
            return result
        } catch {
            await host.stop()
            throw error
        }
    }

    private static func folderOfTests(having product: String) -> URL? {
        [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()]
            .first { FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent(product).path) }
    }

    package func pid(_ role: ProcessState.Role) async throws -> Int32 {
        guard let pid = await process(role)?.pid else {
            throw SystemEnvironmentFailure("The \(role) of \(bundle.identifier) does not run.")
        }
        return pid
    }

    /// The system's process of this role; of extensions the one with widgets.
    package func process(_ role: ProcessState.Role) async -> ProcessState? {
        await host.state().processes.first { $0.role == role && (role != .extension || $0.name.hasSuffix("Widgets")) }
    }
}

extension HostConfiguration {
    /// Raises the bounds for tests that neither time nor memory decides, of which unoptimised processes take more.
    package mutating func allowUnoptimised() {
        limits.answer = .seconds(120)
        limits.options = .seconds(60)
        limits.memory = 300 << 20
    }
}

/// An error that tells why an environment cannot be had.
package struct SystemEnvironmentFailure: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}
