/// Taken away with its folder.
let draft: NeverDeclared = 1
