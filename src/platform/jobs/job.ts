/**
 * A kind of background work. It runs after the transaction that sent it, on any node, and is retried if it
 * fails.
 */
export interface Job<Data extends object = Record<string, never>> {
  /** In kebab-case; also the queue's name. */
  readonly name: string;
  /**
   * Retries after an error, with growing pauses: the first after `afterSeconds`, none longer than
   * `atMostSeconds`.
   */
  readonly retry: { readonly times: number; readonly afterSeconds: number; readonly atMostSeconds: number };
  /** Time limit of one run. A run that takes longer, or whose node died, has failed. */
  readonly expireSeconds: number;
  /**
   * `key`: of the jobs with one key, only one waits at a time. `always`: only one waits or runs at all, for
   * scheduled work. Omitted: all of them run.
   */
  readonly once?: "key" | "always";
  /** Only for types: the job's data. */
  readonly data?: Data;
}

/** Runs a job. It may run again after it succeeded, so running twice must have the same effect as once. */
export interface JobHandler {
  // biome-ignore lint/suspicious/noExplicitAny: a list of handlers has data of many shapes
  job: Job<any>;
  /** A cron expression in UTC, for scheduled work. */
  schedule?: string;
  /** How many this node runs in parallel. Default: one. */
  atOnce?: number;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  run(data: any): Promise<void>;
}

/** Declares a job. `Data` must be JSON, and refers to things by id, because it is stored in plain text. */
export function defineJob<Data extends object = Record<string, never>>(
  name: string,
  options: Partial<Omit<Job<Data>, "name" | "data">> = {},
): Job<Data> {
  return {
    name,
    retry: { times: 5, afterSeconds: 10, atMostSeconds: 600 },
    expireSeconds: 120,
    ...options,
  };
}

/** Connects a job with its handler. */
export function handle<Data extends object>(
  job: Job<Data>,
  run: (data: Data) => Promise<void>,
  options: Pick<JobHandler, "schedule" | "atOnce"> = {},
): JobHandler {
  return { job, run, ...options };
}
