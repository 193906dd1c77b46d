#define _GNU_SOURCE
#include "keeper.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { most_processes = 4096, rounds = 200 };

static volatile sig_atomic_t is_over;

static void end(int number) {
    (void)number;
    is_over = 1;
}

/// Adds the children of a process, as the kernel lists them for each of its threads.
static int add_children(pid_t process, pid_t *found, int count) {
    char path[96], text[4096];
    snprintf(path, sizeof path, "/proc/%d/task", process);
    DIR *folder = opendir(path);
    if (!folder) return count;
    for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
        if (!isdigit((unsigned char)entry->d_name[0])) continue;
        snprintf(path, sizeof path, "/proc/%d/task/%d/children", process, atoi(entry->d_name));
        int file = open(path, O_RDONLY | O_CLOEXEC);
        if (file < 0) continue;
        ssize_t length = 0, more;
        while ((more = read(file, text + length, sizeof text - 1 - (size_t)length)) > 0) length += more;
        close(file);
        text[length] = 0;
        char *rest = text;
        for (char *word = strtok_r(text, " \n", &rest); word && count < most_processes; word = strtok_r(NULL, " \n", &rest))
            found[count++] = atoi(word);
    }
    closedir(folder);
    return count;
}

/// Signals everything below this process, and says how many there were.
static int signal_descendants(int number) {
    static pid_t found[most_processes];
    int count = add_children(getpid(), found, 0);
    for (int index = 0; index < count; index++) count = add_children(found[index], found, count);
    for (int index = 0; index < count; index++) kill(found[index], number);
    return count;
}

static void pause_shortly(void) {
    struct timespec moment = {.tv_nsec = 2000000};
    nanosleep(&moment, NULL);
}

/// What is stopped starts nothing more; then all of it can be ended.
static void end_descendants(void) {
    for (int round = 0, before = -1; round < rounds; round++) {
        int now = signal_descendants(SIGSTOP);
        if (now == before) break;
        before = now;
    }
    for (int round = 0; round < rounds; round++) {
        signal_descendants(SIGKILL);
        while (waitpid(-1, NULL, WNOHANG) > 0) {}
        if (waitpid(-1, NULL, WNOHANG) < 0 && errno == ECHILD) return;
        pause_shortly();
    }
}

static void become_keeper(pid_t child) {
    // An end that stays open here would hide the child's death from the host.
    close_range(0, ~0U, 0);
    prctl(PR_SET_NAME, "vitrine-keeper", 0, 0, 0);
    int status = 0;
    bool has_ended = false;
    while (!is_over && !has_ended) {
        pid_t ended = waitpid(-1, &status, 0);
        if (ended == child) has_ended = true;
        if (ended < 0 && errno == ECHILD) break;
    }
    end_descendants();
    if (!has_ended) _exit(128 + SIGKILL);
    if (WIFSIGNALED(status)) {
        struct rlimit none = {0, 0};
        setrlimit(RLIMIT_CORE, &none);
        signal(WTERMSIG(status), SIG_DFL);
        raise(WTERMSIG(status));
    }
    _exit(WEXITSTATUS(status));
}

void keep_descendants(void) {
    struct sigaction action = {.sa_handler = end};
    sigaction(SIGTERM, &action, NULL);
    sigaction(SIGINT, &action, NULL);
    sigaction(SIGHUP, &action, NULL);
    prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    // The host's own end, however it comes.
    prctl(PR_SET_PDEATHSIG, SIGTERM, 0, 0, 0);
    pid_t keeper = getpid(), child = fork();
    // Without a keeper it runs all the same; the host looks for what it leaves behind.
    if (child > 0) become_keeper(child);
    if (child < 0) return;
    prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0);
    if (getppid() != keeper) _exit(128 + SIGKILL);
    signal(SIGTERM, SIG_DFL);
    signal(SIGINT, SIG_DFL);
    signal(SIGHUP, SIG_DFL);
}
