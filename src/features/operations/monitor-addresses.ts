/** For monitors: whether the process runs, whether it can serve visitors, and its metrics. */
export const LIVENESS = "/healthz";
export const READINESS = "/readyz";
export const METRICS = "/metrics";

export const MONITOR_ADDRESSES = [LIVENESS, READINESS, METRICS];
