#include <fribidi.h>
// FriBidi's own constants are casts, which Swift does not import.
static const uint32_t FRIBIDI_PAR_LTR_VALUE = FRIBIDI_PAR_LTR;
static const uint32_t FRIBIDI_PAR_RTL_VALUE = FRIBIDI_PAR_RTL;
