#pragma once

/// Lets the process write where it crashed on its standard error before a crash ends it, in one line: `vitrine: crashed at` and the
/// offsets in the program's own text, the innermost call first, in hexadecimal digits. To be called once, on the main thread.
void vitrine_report_crashes(void);
