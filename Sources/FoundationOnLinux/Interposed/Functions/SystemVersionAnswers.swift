import Foundation
import FoundationMissing

// What system a process believes to run on: Foundation answers the Linux kernel's version, by which a widget would take its branch for
// systems long gone. These stand before Foundation's own functions, under their linker names.

extension ProcessInfo {
    /// Stands before the getter of `ProcessInfo.operatingSystemVersion`: the release of iOS that the widget is shown.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg")
    public final func vitrineSystemVersion() -> OperatingSystemVersion {
        let version = _SystemVersion.current
        return OperatingSystemVersion(majorVersion: version.major, minorVersion: version.minor, patchVersion: 0)
    }

    /// Stands before the getter of `ProcessInfo.operatingSystemVersionString`; without the build's number that Apple's has behind it.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC28operatingSystemVersionStringSSvg")
    public final func vitrineSystemVersionString() -> String {
        let version = _SystemVersion.current
        return "Version \(version.major).\(version.minor)"
    }

    /// Stands before `ProcessInfo.isOperatingSystemAtLeast(_:)`.
    @_silgen_name("$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF")
    public final func vitrineIsSystemAtLeast(_ version: OperatingSystemVersion) -> Bool {
        let own = vitrineSystemVersion()
        return (own.majorVersion, own.minorVersion, own.patchVersion) >= (version.majorVersion, version.minorVersion, version.patchVersion)
    }
}
