/// What a photograph shows.
public enum Motif: String, CaseIterable, Sendable {
    /// Houses up a hill above a wide river with a bridge, at sunset.
    case coastTown
    /// Peaks above a lake.
    case lake
    /// Towers at night.
    case skyline
    /// Sand, a turquoise sea, a sail.
    case beach
    /// Gables and spires.
    case oldTown
    /// Dunes and a caravan.
    case desert
    /// A village in snow under northern lights.
    case snow
    /// A round bay between two hills.
    case bay
    /// Palaces along a canal.
    case canal
    /// Ridges of firs in mist.
    case forest
    /// A lone volcano behind the water.
    case volcano
    /// White houses with blue domes above the sea.
    case island
}
