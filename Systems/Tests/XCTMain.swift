import Testing

/// Runs the tests of all targets, which Swift Testing finds in the program itself; with a file of this name SwiftPM looks for none in an
/// index, which a build in CI leaves out.
@main struct TestProgram {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
