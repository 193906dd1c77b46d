// Debian's SQLite.
#include <sqlite3.h>
