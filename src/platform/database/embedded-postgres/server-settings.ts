import { archiveSettings } from "./archive-command";

/**
 * PostgreSQL's settings, passed as command-line arguments, so that a new release changes them for existing
 * clusters too. Sized for a small machine: two cores and one or two gigabytes.
 * @param overrides see `Cluster.settings`
 */
export function serverSettings(port: number, overrides: Record<string, string> = {}): string[] {
  const settings: Record<string, string | number> = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 100,

    fsync: "on",
    synchronous_commit: "on",
    full_page_writes: "on",
    checkpoint_timeout: "15min",
    max_wal_size: "1GB",

    shared_buffers: "256MB",
    effective_cache_size: "768MB",
    work_mem: "8MB",
    maintenance_work_mem: "64MB",
    random_page_cost: 1.1,
    jit: "off",
    // Parallel workers help none of our queries on two cores, and need a /dev/shm that containers keep small.
    max_parallel_workers_per_gather: 0,
    max_parallel_maintenance_workers: 0,
    // Cancels the query of an application that was killed.
    client_connection_check_interval: "10s",

    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
    log_checkpoints: "off",
    log_line_prefix: "%m [%p] ",
    // Omits details that quote rows, because rows contain personal data.
    log_error_verbosity: "terse",
  };
  const all = Object.entries(Object.assign(settings, archiveSettings(), overrides));
  return all.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
