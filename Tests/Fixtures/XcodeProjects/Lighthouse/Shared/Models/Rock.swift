/// Of no target: taken away from the app, and not given to the widget.
let rock: NeverDeclared = 1
