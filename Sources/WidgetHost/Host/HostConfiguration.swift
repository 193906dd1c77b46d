import Foundation
import VitrineDrawing
import VitrineWidgetArchive

/// All that a host can be told.
package struct HostConfiguration: Sendable {
    package var state: StateFolder
    /// `vitrine-confine`; nil starts children unconfined.
    package var launcher: URL?
    /// The device as it begins.
    package var environment = HomeEnvironment()
    /// The device goes on as it was left in this state; what is `said` counts all the same.
    package var keepsEnvironment = false
    package var said = EnvironmentChange()
    package var budget = RefreshBudget.Rule.standard
    /// Seconds between two counted requests of a widget.
    package var floor = TileSchedule.standardFloor
    /// How often a provider is asked for each timeline, all at once, as iOS does; the first answer counts. 1…5.
    package var duplicateProviderCalls = 1
    package var limits = ExtensionProcess.Limits()
    package var backOff = RestartBackOff()
    /// Tries within one granted request, each with a new process when the one before died.
    package var attempts = 3
    /// Real time before a request that failed altogether is made again; the last one again and again.
    package var retries: [Duration] = [.seconds(5), .seconds(30), .seconds(120), .seconds(600)]
    /// Real time that playing through the events of a jump of the clock may take; what is left of the jump is then skipped.
    package var longestPlay: Duration = .seconds(20)
    /// Real time that a start waits for what is installed to come up; what is later comes up meanwhile.
    package var startPatience: Duration = .seconds(30)
    /// Real time that a gallery waits for an extension to say what it has; one that is later is not in it.
    package var galleryPatience: Duration = .seconds(10)
    /// Services and apps are started with the host.
    package var startsApps = true
    /// What is done before an app is started for the first time in this run, with the device as it is then; the others do not wait for it.
    package var prepare: (@Sendable (AppBundle, HomeEnvironment) async -> Void)?
    /// The addresses of services that run without a host, by the variables that extensions look for.
    package var addresses: [String: URL] = [:]
    /// The clock by which those services go, and so what is asked without a host; nil is a clock of its own for each job.
    package var jobClock: JobClock?
    /// The time at which the clock starts; nil goes on where it was left.
    package var now: Date?
    package var rate: Double?
    /// How often a host before this one died in the same run, and of what the last one did; told in the ledger.
    package var restarts = 0
    package var lastExit: String?
    /// Answers in an extension's place, without a process; nil where a process answers.
    package var answering: @Sendable (ExtensionBundle) -> ExtensionProcess.Answering? = { _ in nil }
    /// The file of a face.
    package var fonts: @Sendable (FontFace) -> FontFile? = FontCatalog.file

    package init(state: StateFolder, launcher: URL?, device: Device = .standard) {
        self.state = state
        self.launcher = launcher
        environment.device = device
    }

    /// What children's boxes are made of here; nil without a launcher.
    package var sandbox: SandboxParts? { launcher.map { SandboxParts.here($0) } }

    package var device: Device {
        get { environment.device }
        set { environment.device = newValue }
    }
    /// Apple's form, e.g. `en_GB`.
    package var locale: String {
        get { environment.locale }
        set { environment.locale = newValue }
    }
    /// An identifier of the time zone database.
    package var timeZone: String {
        get { environment.timeZone }
        set { environment.timeZone = newValue }
    }
    /// The text size, by SwiftUI's `DynamicTypeSize` case name.
    package var typeSize: String {
        get { environment.typeSize }
        set { environment.typeSize = newValue }
    }

    /// The surroundings in light and dark, as a home screen in full colour shows them.
    var environments: [RenderEnvironment] { RenderEnvironment.Scheme.allCases.map { environment.variant(.fullColor, $0) } }
}

/// Why the host cannot do what it was asked.
package enum HostError: Error, Hashable, Sendable, CustomStringConvertible {
    case unknownKind(String, known: [String])
    case unsupportedFamily(WidgetFamilyName, kind: String, supported: [WidgetFamilyName])
    case silentExtension(String, reason: String)
    case noSuchTile(String)
    case noSuchApp(String)
    /// An app's asset catalogue has an icon that is no picture.
    case unreadableIcon(app: String, reason: String)
    case noAppFor(url: String, schemes: [String])
    case badScale(Double)
    case notConfigurable(String)
    case notRecommended(String, kind: String, offered: [String])
    case notOnScreen(WidgetFamilyName, HomeEnvironment.Screen, device: String)
    case noRoom(HomeEnvironment.Screen)
    case nothingKept(String)
    case notInMode(String, String)
    case locked
    case tooBusy

    package var description: String {
        switch self {
        case .unknownKind(_, let known) where known.isEmpty: "No installed extension has a widget for a home or a lock screen."
        case .unknownKind(let kind, let known): "No installed widget has the kind “\(kind)”. There are: \(known.joined(separator: ", "))."
        case .unsupportedFamily(let family, let kind, let supported):
            "“\(kind)” does not come as \(family.rawValue) here, only as \(supported.map(\.rawValue).joined(separator: ", "))."
        case .silentExtension(let name, let reason): "The extension of \(name) does not say what widgets it has. \(reason)"
        case .noSuchTile(let id): "There is no tile “\(id)”."
        case .noSuchApp(let id): "There is no app “\(id)”."
        case .unreadableIcon(let app, let reason): "The icon of \(app) cannot be read: \(reason)"
        case .noAppFor(let url, let schemes):
            "No installed app claims \(url). Claimed are: \(schemes.map { $0 + "://" }.joined(separator: ", "))."
        case .notRecommended(let title, let kind, let offered):
            "“\(kind)” does not offer “\(title)”. "
                + (offered.isEmpty ? "It offers nothing ready made." : "It offers: \(offered.joined(separator: ", ")).")
        case .notOnScreen(let family, let screen, let device):
            "A widget as \(family.rawValue) has no place on the \(screen.words) of a \(device)."
        case .noRoom(let screen): "There is no room left on the \(screen.words); take a widget off it first."
        case .nothingKept(let id): "Of the tile “\(id)” no picture is kept of that moment."
        case .notInMode(let mode, let reason): "There is no picture in the mode \(mode): \(reason)."
        case .tooBusy: "Too many pictures are being asked for at once; ask again in a moment."
        case .locked: "The device is locked; controls work when it is unlocked."
        case .notConfigurable(let kind): "A widget of the kind “\(kind)” has nothing to set."
        case .badScale(let scale): "\(scale) pixels per point cannot be drawn; ask for 0.5 to 4."
        }
    }
}
