import VitrineWidgetArchive

/// The device, and the widgets that stand on its screens.
package protocol ScreenArranging: Sendable {
    /// Sets what is not nil of the device, and answers all that holds then.
    func setEnvironment(_ change: EnvironmentChange) async throws -> HomeEnvironment
    /// Every widget that can be placed, in gallery order.
    func offered() async -> [GalleryWidget]
    /// Puts a widget on a screen; its first timeline is on the way when this returns.
    /// - Returns: the new tile's identifier.
    func place(_ request: PlacementRequest) async throws -> String
    /// Puts a placed widget elsewhere; others make room. Answers all that stand elsewhere now, the moved one first.
    func move(tile: String, to screen: HomeEnvironment.Screen?, _ place: ScreenPlace) async throws -> [ArrangedTile]
    /// Gives a placed widget another of its sizes; what was set of it stays.
    func resize(tile: String, to family: WidgetFamilyName) async throws
    func remove(tile: String) async throws
    /// Puts a tile that was removed back as it was, under its old id: where it stood if there is room, with what was set and shown.
    func restore(tile: String) async throws
}

extension ScreenArranging {
    /// Places a widget where there is room for it.
    package func place(kind: String, family: WidgetFamilyName) async throws -> String {
        try await place(PlacementRequest(kind: kind, family: family))
    }

    /// Places a widget with one of the configurations it offers ready made, by its title.
    package func place(kind: String, family: WidgetFamilyName, recommendation: String) async throws -> String {
        try await place(PlacementRequest(kind: kind, family: family, recommendation: recommendation))
    }
}
