/** A kind of work that is done after the transaction that asked for it, by any node, and again when it failed. */
export interface Job<Data extends object = Record<string, never>> {
  /** In kebab-case; also the queue's name. */
  readonly name: string;
  /** Again after an error, with growing pauses: the first after `afterSeconds`, none longer than `atMostSeconds`. */
  readonly retry: { readonly times: number; readonly afterSeconds: number; readonly atMostSeconds: number };
  /** How long one run may take; one that takes longer, or whose node died, counts as failed. */
  readonly expireSeconds: number;
  /**
   * `key`: of those sent under one key only one waits at a time. `always`: only one waits or runs at all, which is what
   * work on a clock wants. Left out: all are done.
   */
  readonly once?: "key" | "always";
  /** Only for the types: what the work is told. */
  readonly data?: Data;
}

/** What does the work of a job. It may run again after it was done, so doing it twice has to be as good as once. */
export interface JobHandler {
  // biome-ignore lint/suspicious/noExplicitAny: a list of handlers has data of many shapes
  job: Job<any>;
  /** A cron expression in UTC, for work that nobody asks for. */
  schedule?: string;
  /** How many this node does side by side; one when left out. */
  atOnce?: number;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  run(data: any): Promise<void>;
}

/** Names a kind of work. `Data` must be what JSON can hold, and names things by their id: it is kept in clear. */
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

/** Ties a job to what does its work. */
export function handle<Data extends object>(
  job: Job<Data>,
  run: (data: Data) => Promise<void>,
  options: Pick<JobHandler, "schedule" | "atOnce"> = {},
): JobHandler {
  return { job, run, ...options };
}
