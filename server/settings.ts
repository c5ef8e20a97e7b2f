/** Tasks of each kind that a process runs at once; most of their time they wait for other servers. */
export const maxConcurrentTasks = 4;
/** Tasks of one user that run at once, so that those of others have a place. */
export const maxTasksPerUser = 3;
/** Maximum number of users whose feeds one process refreshes at the same time. */
export const maxConcurrentRefreshes = 4;
/** Maximum number of users' services that a process caches. */
export const maxCachedServices = 1000;

/** The time in which running tasks may complete when the server ends, before they are interrupted. */
export const taskGraceMs = 500;
/** The time that interrupted tasks and open requests get when the server ends. */
export const shutdownTimeoutMs = 1200;
/** Time after which an ending process exits even if something still runs. */
export const maxShutdownMs = 1800;
/** The interval in which a closing server ends connections that have become idle. */
export const drainIntervalMs = 50;

/** The interval in which feeds are checked for being due. */
export const feedIntervalMs = 15_000;
/** The time after which the feeds that a killed node had taken are refreshed by another one. */
export const feedLeaseMs = 10 * 60_000;
/** The longest time for which feeds may be due later: servers may request a delay of a week. */
export const maxFeedWaitMs = 8 * 86_400_000;
/** The interval in which a process without a queue resumes unfinished tasks, after a full disk for example. */
export const resumeIntervalMs = 5000;
/** The interval in which tasks without a job are queued again. */
export const requeueIntervalMs = 60_000;
/** The interval in which webhooks are checked for being due. */
export const webhookIntervalMs = 5000;
/** The interval in which digests that are due by mail are looked for. */
export const digestMailIntervalMs = 60_000;
/** The interval in which expired rows of the database are deleted. */
export const sweepIntervalMs = 3600_000;

/** The time until an outbound response starts, counted again after each redirect. */
export const hopTimeoutMs = 5000;
/** The time until a short address is expanded. */
export const expandTimeoutMs = 15_000;
/** The time until any other outbound response (than that of a short address) is read. */
export const readTimeoutMs = 30_000;
/** Maximum bytes of an outbound response if its caller sets no limit. */
export const maxResponseBytes = 32 * 1024 * 1024;
export const maxRedirects = 10;

/** The time until the document of an OAuth client is read. */
export const clientDocumentTimeoutMs = 5000;
/** The time in which a client that crashed before it stored its new tokens gets them again. */
export const refreshGraceMs = 30_000;
/** The time that the second of two refreshes waits for the first one's response. */
export const refreshWaitTimeoutMs = 2000;
export const refreshPollIntervalMs = 50;
/** The `retry-after` of a response while the database is unavailable. */
export const unavailableRetrySeconds = 5;
