import { Gauge, type Registry } from "prom-client";
import type { Database } from "~/platform/database/database";
import { countJobs } from "~/platform/jobs/failed-jobs";
import { schedulerLastRan } from "~/platform/jobs/scheduler-last-ran";
import { countMessages } from "~/platform/outbox/outbox-messages";

/**
 * What waits and what failed of the work done outside requests: of all nodes together, read when somebody asks. While the
 * database is away these figures are left out; the others are still given.
 */
export function addWorkMetrics(registry: Registry, db: Database): void {
  const registers = [registry];
  const gauge = (name: string, help: string, labelNames: string[], read: (gauge: Gauge) => Promise<void>) =>
    new Gauge({
      ...{ name, help, labelNames, registers },
      async collect() {
        this.reset();
        await read(this).catch(() => this.remove());
      },
    });
  gauge("outbox_messages", "Messages of the outbox by state.", ["state"], async (messages) => {
    for (const { state, count } of await countMessages(db)) messages.set({ state }, count);
  });
  gauge("jobs", "Jobs by state: created, retry, active, failed.", ["state"], async (jobs) => {
    for (const { state, count } of await countJobs(db)) jobs.set({ state }, count);
  });
  const help = "When work on a clock was last done by any node.";
  gauge("scheduler_last_ran_timestamp_seconds", help, [], async (lastRan) => {
    lastRan.set(+((await schedulerLastRan(db)) ?? 0) / 1_000);
  });
}
