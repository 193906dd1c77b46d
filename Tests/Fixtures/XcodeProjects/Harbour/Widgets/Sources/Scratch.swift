/// Left out by the setting EXCLUDED_SOURCE_FILE_NAMES.
let scratch: NeverDeclared = 1
