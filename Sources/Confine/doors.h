#ifndef VITRINE_DOORS_H
#define VITRINE_DOORS_H

#include "order.h"

/// Makes a listener on each port in this network, and hands it to the host through the descriptor that is there for it.
bool open_doors(const struct order *order);

#endif
