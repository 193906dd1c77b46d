import AssetSymbols
import Foundation

// `vitrine-assets OUTPUT CATALOG…`: writes the Swift source of the symbols of a target's asset catalogues.

let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    FileHandle.standardError.write(Data("usage: vitrine-assets OUTPUT CATALOG…\n".utf8))
    exit(2)
}
let names = AssetNames(catalogs: arguments.dropFirst(2).map { URL(fileURLWithPath: $0, isDirectory: true) })
do {
    try Data(AssetSymbols(names).source(bundle: "Foundation.Bundle.module").utf8).write(to: URL(fileURLWithPath: arguments[1]))
} catch {
    FileHandle.standardError.write(Data("\(arguments[1]) cannot be written: \(error)\n".utf8))
    exit(1)
}
