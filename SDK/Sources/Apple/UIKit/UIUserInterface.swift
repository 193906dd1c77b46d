/// Light or dark, as UIKit says it.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Whether a surface lies in front of others.
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base = 0, elevated = 1 }

/// Whether colours are to stand out more.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal = 0, high = 1 }

/// Whether type is to be heavier.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular = 0, bold = 1 }

/// The size class: how much room there is along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The colours a display can show.
public enum UIDisplayGamut: Int, Sendable { case unspecified = -1, SRGB = 0, P3 = 1 }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6 }

/// The layout direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The layout direction of a trait collection.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable { case unspecified = -1, leftToRight = 0, rightToLeft = 1 }

/// Whether a window is in front.
public enum UIUserInterfaceActiveAppearance: Int, Sendable { case unspecified = -1, inactive = 0, active = 1 }

/// Whether a display feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// Whether a scene is recorded.
public enum UISceneCaptureState: Int, Sendable { case unspecified = -1, inactive = 0, active = 1 }

/// The size at which a Mac's toolbar shows its items.
public enum UINSToolbarItemPresentationSize: Int, Sendable { case unspecified = -1, regular = 0, small = 1, large = 3 }
