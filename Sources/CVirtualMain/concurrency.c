// Tasks of Swift's that the code of a test starts run where the test can wait for them: on the main queue's thread.
#include "virtual_main.h"

#define SWIFT_CALL __attribute__((swiftcall))

typedef SWIFT_CALL void (*enqueue_function)(void *job);

extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_function original);
extern SWIFT_CALL void swift_job_run(void *job, void *executor_identity, uintptr_t executor_implementation);

static SWIFT_CALL void (*previous)(void *job, enqueue_function original);

static SWIFT_CALL void enqueue_global(void *job, enqueue_function original) {
    if (virtual_active && (virtual_in_scope() || virtual_knows_job(job))) return virtual_push_job(job);
    if (previous) return previous(job, original);
    original(job);
}

void virtual_install_hooks(void) {
    static bool installed;
    if (installed) return;
    installed = true;
    previous = swift_task_enqueueGlobal_hook;
    swift_task_enqueueGlobal_hook = enqueue_global;
}

void virtual_run_job(void *job) { swift_job_run(job, NULL, 0); }
