import type { Pool } from "pg";
import type { Registry } from "prom-client";
import type { PageCache } from "~/platform/cache/page-cache";
import type { TagListener } from "~/platform/cache/tag-listener";
import { FORWARDINGS, type ForwardingCounter } from "~/platform/network/forwarding-headers";
import type { DiskPlace } from "../../site-health/health-services";
import { addGauge } from "./add-gauge";

/** Metrics of this node. */
export interface MeasuredServer {
  pool: Pick<Pool, "totalCount" | "idleCount" | "waitingCount" | "options">;
  cache: Pick<PageCache, "bytes" | "pages" | "maxBytes">;
  announcements: Pick<TagListener, "isListening">;
  forwarding: ForwardingCounter;
  disks(): Promise<readonly DiskPlace[]>;
}

/** Adds the metrics of this node. They are available even while the database is down. */
export function addServerMetrics(registry: Registry, server: MeasuredServer): void {
  addDiskMetrics(registry, server);
  addPoolMetrics(registry, server);
  addCacheMetrics(registry, server);
  addRequestMetrics(registry, server);
}

function addDiskMetrics(registry: Registry, { disks }: MeasuredServer): void {
  addGauge(registry, "disk_size_bytes", "Size of a disk, by what is on it.", ["place"], async (size) => {
    for (const { name, space } of await disks()) size.set({ place: name }, space.size);
  });
  addGauge(
    registry,
    "disk_free_bytes",
    "What the site may still write on a disk, by what is on it.",
    ["place"],
    async (free) => {
      for (const { name, space } of await disks()) free.set({ place: name }, space.free);
    },
  );
}

function addPoolMetrics(registry: Registry, { pool }: MeasuredServer): void {
  addGauge(
    registry,
    "database_pool_connections",
    "This node's connections to the database: in use, idle, and how many there may be.",
    ["state"],
    (connections) => {
      connections.set({ state: "in_use" }, pool.totalCount - pool.idleCount);
      connections.set({ state: "idle" }, pool.idleCount);
      connections.set({ state: "max" }, pool.options.max);
    },
  );
  addGauge(
    registry,
    "database_pool_waiting",
    "Queries of this node that wait for a connection.",
    [],
    (waiting) => waiting.set(pool.waitingCount),
  );
}

function addCacheMetrics(registry: Registry, { cache, announcements }: MeasuredServer): void {
  addGauge(
    registry,
    "page_cache_bytes",
    "Size of the pages kept in memory, and its limit.",
    ["kind"],
    (bytes) => {
      bytes.set({ kind: "used" }, cache.bytes);
      bytes.set({ kind: "max" }, cache.maxBytes);
    },
  );
  addGauge(registry, "page_cache_pages", "Pages kept in memory.", [], (pages) => pages.set(cache.pages));
  addGauge(
    registry,
    "announcements_heard",
    "1 while this node hears what changes on others; 0: it keeps no page in memory.",
    [],
    (gauge) => gauge.set(announcements.isListening() ? 1 : 0),
  );
}

function addRequestMetrics(registry: Registry, { forwarding }: MeasuredServer): void {
  addGauge(
    registry,
    "recent_requests",
    "Requests of the last one to two hours, by what they said of proxies: believed, ignored, missing, direct.",
    ["forwarding"],
    (requests) => {
      const recent = forwarding.recent();
      for (const kind of FORWARDINGS) requests.set({ forwarding: kind }, recent[kind]);
    },
  );
}
