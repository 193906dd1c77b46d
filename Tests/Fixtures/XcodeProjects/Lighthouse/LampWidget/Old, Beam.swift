/// Taken away by its name.
let oldBeam: NeverDeclared = 1
