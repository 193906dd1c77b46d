import AssetCatalog
import Foundation
import WidgetArchive

/// What a home screen can ask of the host. `WidgetHost` is the real one; tests of the page bring their own.
package protocol HostControlling: Sendable {
    func state() async -> HostState
    /// Fires (with nothing in it) after every change of `state()`; several changes may arrive as one.
    /// - Parameter ticks: a date in a tile that reads otherwise is such a change. Without, its version stays too, and `dates` tells.
    func changes(ticks: Bool) async -> AsyncStream<Void>
    /// The parts of pictures that follow the time, as they are now.
    func dates(_ order: DatesRequest) async throws -> TickingDates
    /// What can be made to go wrong, and what is set.
    func faults() async -> [FaultState]
    func setFault(_ order: FaultRequest) async throws
    func resetFaults() async
    /// A tile's widget in other surroundings, as PNG: its extension is asked for it, and the tile is not touched.
    func variant(of tile: String, _ order: VariantRequest) async throws -> [UInt8]
    /// The tile's picture as PNG.
    func picture(of tile: String, _ order: PictureRequest) async throws -> [UInt8]
    /// Start the clock at a time and/or let it run at a rate; nil leaves as it is.
    func setClock(now: Date?, rate: Double?) async throws
    /// Lets a jump of the clock end at the moment it has come to; nothing happens where it does not jump.
    func stopJump() async
    /// A tap at a point of the tile (points). A control's intent has been performed when this returns, and the tile is being asked for.
    func tap(tile: String, x: Double, y: Double) async throws -> TapOutcome
    /// Hands a URL to the app that claims its scheme.
    func open(_ url: URL) async throws
    /// Opens an app as a tap on its icon does: it comes to the front, all others go to the back.
    /// - Parameter app: bundle identifier.
    func open(app: String) async throws
    /// Every widget that can be placed, in gallery order.
    func offered() async -> [GalleryWidget]
    func place(_ order: PlacementRequest) async throws -> String
    /// Puts a placed widget elsewhere; others make room. Answers all that stand elsewhere now, the moved one first.
    func move(tile: String, to screen: HomeEnvironment.Screen?, _ place: ScreenPlace) async throws -> [ArrangedTile]
    /// Sets what is not nil of the device, and answers all that holds then.
    func setEnvironment(_ change: EnvironmentChange) async throws -> HomeEnvironment
    func remove(tile: String) async throws
    /// Puts a tile that was removed back as it was, under its old id: where it stood if there is room, with what was set and shown.
    func restore(tile: String) async throws
    func reload(tile: String) async throws
    /// Gives a placed widget another of its sizes; what was set of it stays.
    func resize(tile: String, to family: WidgetFamilyName) async throws
    /// What can be set of a tile, and what is set.
    func configuration(of tile: String) async throws -> TileConfiguration
    /// What would be set of a tile with what somebody set by words; nothing is kept yet.
    func configuration(of tile: String, with settings: [Setting], dates: [String: Date]) async throws -> TileConfiguration
    /// Keeps what was chosen and asks for a new timeline at once, free of the budget.
    func configure(tile: String, values: IntentValues) async throws
    /// Returns when no request for the tile is under way: it shows what it was asked for, or its state says why not.
    func settle(tile: String) async
    /// What can be chosen for a parameter while the sheet shows `values`; `words` is what was typed into its search field.
    func options(tile: String, parameter: String, words: String?, values: IntentValues) async throws -> IntentOptions
    /// Why installed widgets are not offered, and why placed ones are blank or stale.
    func doctor() async -> DoctorReport
    /// What the gallery shows of a widget before it is placed, as PNG. `scale`: pixels per point.
    func galleryPicture(of kind: String, family: WidgetFamilyName, scheme: RenderEnvironment.Scheme, scale: Double) async throws -> [UInt8]
    /// An app's icon as PNG.
    /// - Parameter app: bundle identifier.
    func icon(of app: String, _ appearance: IconAppearance) async throws -> [UInt8]
    /// The lines of the ledger that are kept and wanted, newest first.
    func ledger(_ filter: LedgerFilter) async throws -> [LedgerEntry]
}

extension HostControlling {
    /// Nothing is ever under way.
    package func settle(tile: String) async {}

    /// Fires after every change of `state()`.
    package func changes() async -> AsyncStream<Void> { await changes(ticks: true) }

    /// The tile's picture now, as PNG. `scale`: pixels per point.
    package func picture(of tile: String, scheme: RenderEnvironment.Scheme, scale: Double) async throws -> [UInt8] {
        try await picture(of: tile, PictureRequest(scheme: scheme, scale: scale))
    }

    /// Places a widget where there is room for it.
    package func place(kind: String, family: WidgetFamilyName) async throws -> String {
        try await place(PlacementRequest(kind: kind, family: family))
    }

    /// Places a widget with one of the configurations it offers ready made, by its title.
    package func place(kind: String, family: WidgetFamilyName, recommendation: String) async throws -> String {
        try await place(PlacementRequest(kind: kind, family: family, recommendation: recommendation))
    }
}
