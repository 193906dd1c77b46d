#include "clock_page.h"
