/// For macOS alone.
let macBeam: NeverDeclared = 1
