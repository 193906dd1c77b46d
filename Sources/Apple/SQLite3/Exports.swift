// SQLite by its C functions, as on Apple's systems; here Debian's.
@_exported import VitrineCSQLite
