#define _GNU_SOURCE
#include "order.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const always_readable[] = {
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/bootstrap-icons",
    "/usr/share/fonts-material-design-icons-iconfont", "/usr/share/javascript", "/usr/share/nodejs", "/usr/share/zoneinfo",
    "/usr/share/locale", "/usr/share/ca-certificates", "/usr/share/icu", "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/resolv.conf",
    "/etc/hosts", "/etc/host.conf", "/etc/gai.conf", "/etc/nsswitch.conf", "/etc/services", "/etc/ssl", "/etc/pki", "/etc/localtime",
    "/etc/timezone", "/etc/fonts", "/run/systemd/resolve/stub-resolv.conf", "/run/systemd/resolve/resolv.conf", "/sys/fs/cgroup",
    "/sys/devices/system/cpu",
};
const size_t always_readable_count = sizeof always_readable / sizeof *always_readable;

static int usage(void) {
    fputs(
        "usage: vitrine-confine [--box BUBBLEWRAP] [--network] [--port N]... [--no-processes] [--no-writes] [--file-size BYTES]\n"
        "                       [--data-size BYTES] [--read PATH...] [--write PATH...] -- EXECUTABLE [ARGUMENT...]\n"
        "       vitrine-confine --parts [BUBBLEWRAP]\n",
        stderr);
    return exit_usage;
}

int order_read(struct order *order, int count, char **arguments) {
    memset(order, 0, sizeof *order);
    order->processes = true;
    order->places = calloc((size_t)count, sizeof *order->places);
    if (!order->places) return exit_rules;
    int mode = -1;
    for (int index = 1; index < count; index++) {
        const char *argument = arguments[index], *value = index + 1 < count ? arguments[index + 1] : NULL;
        if (strcmp(argument, "--") == 0) {
            order->command = arguments + index + 1;
            return index + 1 < count ? 0 : usage();
        }
        if (strcmp(argument, "--read") == 0) {
            mode = access_read;
        } else if (strcmp(argument, "--write") == 0) {
            mode = access_write;
        } else if (strcmp(argument, "--network") == 0) {
            order->network = true;
        } else if (strcmp(argument, "--no-processes") == 0) {
            order->processes = false;
        } else if (strcmp(argument, "--no-writes") == 0) {
            order->refuses_writes = true;
        } else if (strcmp(argument, "--unfiltered") == 0) {
            order->unfiltered = true;
        } else if (strcmp(argument, "--inside") == 0) {
            order->is_inside = true;
        } else if (strcmp(argument, "--box") == 0 && value) {
            order->box = value;
            index++;
        } else if (strcmp(argument, "--group") == 0 && value) {
            order->group = value;
            index++;
        } else if (strcmp(argument, "--port") == 0 && value && atoi(value) > 0 && atoi(value) < 65536 && order->port_count < most_ports) {
            order->ports[order->port_count++] = atoi(value);
            index++;
        } else if (strcmp(argument, "--file-size") == 0 && value) {
            order->file_size = strtoull(value, NULL, 10);
            index++;
        } else if (strcmp(argument, "--data-size") == 0 && value) {
            order->data_size = strtoull(value, NULL, 10);
            index++;
        } else if (mode < 0 || strncmp(argument, "--", 2) == 0) {
            return usage();
        } else {
            order->places[order->place_count++] = (struct place){.access = mode, .path = argument};
        }
    }
    return usage();
}

bool each_runtime_folder(bool (*body)(const char *folder, void *context), void *context) {
    Dl_serinfo size;
    void *program = dlopen(NULL, RTLD_LAZY);
    if (!program || dlinfo(program, RTLD_DI_SERINFOSIZE, &size) != 0) return true;
    Dl_serinfo *paths = malloc(size.dls_size);
    bool done = true;
    if (paths && dlinfo(program, RTLD_DI_SERINFOSIZE, paths) == 0 && dlinfo(program, RTLD_DI_SERINFO, paths) == 0) {
        for (unsigned index = 0; index < paths->dls_cnt; index++) done = body(paths->dls_serpath[index].dls_name, context) && done;
    }
    free(paths);
    return done;
}
