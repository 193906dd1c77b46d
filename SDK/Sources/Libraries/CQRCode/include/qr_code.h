#ifndef VITRINE_QR_CODE_H
#define VITRINE_QR_CODE_H

#include <stddef.h>
#include <stdint.h>

/* Makes QR codes by libqrencode. The library is loaded for the first code: no process that shows none holds it. */

/* The modules of a side of the largest code, that of version 40. */
enum { vitrine_qr_code_side = 177 };

/* What was made instead of a code. */
enum { vitrine_qr_code_impossible = 0, vitrine_qr_code_no_library = -1 };

/* Writes the smallest code that holds the bytes, row by row, a byte a module, 1 for a dark one; answers its modules a side.
   `level` is 0 (L), 1 (M), 2 (Q) or 3 (H). `modules` has room for vitrine_qr_code_side squared. */
int vitrine_qr_code(const uint8_t *bytes, size_t count, int level, uint8_t *modules);

#endif
