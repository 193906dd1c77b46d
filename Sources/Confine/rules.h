#ifndef VITRINE_RULES_H
#define VITRINE_RULES_H

#include <stdbool.h>

/// What a process may do beneath a path.
enum access { access_read, access_write };

/// Highest Landlock version of the running kernel; 0 when it has none.
int landlock_version(void);
/// A new set of rules that denies all of the file system, and without `network` all streams too where the kernel can; or -1.
int rules_create(int version, bool network);
/// Allows streams to this port.
bool rules_allow_port(int rules, int version, int number);
/// Allows `access` beneath `path`. A path that does not exist is skipped: false only when the kernel refuses the rule.
bool rules_allow(int rules, int version, enum access access, const char *path);
/// Binds this process and all that it becomes to the rules.
bool rules_enforce(int rules);

#endif
