#include <fribidi.h>
// FriBidi's own constants are casts, which Swift does not import. Weak: the first strong character decides, and these where there is none.
static const uint32_t FRIBIDI_PAR_WEAK_LTR_VALUE = FRIBIDI_PAR_WLTR;
static const uint32_t FRIBIDI_PAR_WEAK_RTL_VALUE = FRIBIDI_PAR_WRTL;
