import type { Registry } from "prom-client";
import type { Database } from "~/platform/database/database";
import { databaseConnections } from "~/platform/database/database-connections";
import { countJobs } from "~/platform/jobs/failed-jobs";
import { schedulerLastRan } from "~/platform/jobs/scheduler-last-ran";
import { oldestUnsent } from "~/platform/outbox/oldest-unsent";
import { countMessages } from "~/platform/outbox/outbox-messages";
import { currentAlerts } from "../../shared/current-alerts";
import { alertingChecks } from "../../site-health/health-checks";
import { addGauge } from "./add-gauge";

/**
 * Pending and failed background work of all nodes together, read for each request. Left out while the database is down.
 */
export function addWorkMetrics(registry: Registry, db: Database): void {
  addGauge(registry, "outbox_messages", "Messages of the outbox by state.", ["state"], async (messages) => {
    for (const { state, count } of await countMessages(db)) messages.set({ state }, count);
  });
  addGauge(
    registry,
    "outbox_oldest_waiting_seconds",
    "How long the oldest message that is on its way has been waiting; 0 where none is.",
    [],
    async (oldest) => {
      const at = await oldestUnsent(db);
      oldest.set(at ? Math.max(0, (Date.now() - +at) / 1_000) : 0);
    },
  );
  addGauge(registry, "jobs", "Jobs by state: created, retry, active, failed.", ["state"], async (jobs) => {
    for (const { state, count } of await countJobs(db)) jobs.set({ state }, count);
  });
  addGauge(
    registry,
    "scheduler_last_ran_timestamp_seconds",
    "When work on a clock was last done by any node.",
    [],
    async (lastRan) => {
      lastRan.set(+((await schedulerLastRan(db)) ?? 0) / 1_000);
    },
  );
  addGauge(
    registry,
    "database_connections",
    "Connections to the database server: used by anybody, and how many there may be.",
    ["kind"],
    async (connections) => {
      const { used, most } = await databaseConnections(db);
      connections.set({ kind: "used" }, used);
      connections.set({ kind: "max" }, most);
    },
  );
  addGauge(
    registry,
    "site_alerts",
    "What administrators are told about at the moment, by check: on how many machines, 0 or 1 where it is about the whole site.",
    ["check"],
    async (alerts) => {
      const current = await currentAlerts(db);
      for (const { id } of alertingChecks)
        alerts.set({ check: id }, current.filter((alert) => alert.id === id).length);
    },
  );
}
