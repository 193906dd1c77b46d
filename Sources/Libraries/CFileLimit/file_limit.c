#define _GNU_SOURCE
#include "file_limit.h"

#include <errno.h>
#include <stddef.h>
#include <sys/resource.h>

int vitrine_refuse_writes(pid_t process, bool refuses) {
#ifdef __linux__
    struct rlimit limit;
    if (prlimit(process, RLIMIT_FSIZE, NULL, &limit) != 0) return errno;
    limit.rlim_cur = refuses ? 0 : limit.rlim_max;
    return prlimit(process, RLIMIT_FSIZE, &limit, NULL) == 0 ? 0 : errno;
#else
    return ENOSYS;
#endif
}
