import type { HealthResult } from "../api/schemas";
import type { HealthServices, WithDatabase } from "./health-services";

/** The result of a check. It must contain no personal data and no secret, because it is printed, emailed, and shown. */
export interface Finding {
  result: HealthResult;
  /** The finding, in one or two sentences. */
  found: string;
  /** What to do about it, in one or two sentences; null if there is nothing to do. */
  advice: string | null;
}

interface Check {
  /** In kebab-case. Alerts and metrics use it, so it must not change between releases. */
  id: string;
  title: string;
  /** `node`: each machine has its own result. `site`: the result is the same on all machines. */
  of: "node" | "site";
  /**
   * Whether administrators are notified if the result is not OK. Such a check must call no other service, because it
   * runs every few minutes.
   */
  alerts?: true;
  /** The other service that it calls, such as "the mail server". A timeout then means that the service is broken. */
  asks?: string;
}

/** A health check: one possible problem, and what to do about it. */
export type HealthCheck = Check &
  (
    | { needsDatabase: true; run(services: WithDatabase): Promise<Finding> }
    | { needsDatabase: false; run(services: HealthServices): Promise<Finding> }
  );

export function ok(found: string, advice: string | null = null): Finding {
  return { result: "ok", found, advice };
}

export function warning(found: string, advice: string): Finding {
  return { result: "warning", found, advice };
}

export function broken(found: string, advice: string): Finding {
  return { result: "broken", found, advice };
}

export function notApplicable(found: string): Finding {
  return { result: "notApplicable", found, advice: null };
}

/**
 * "1 job", "3 jobs".
 * @param many the plural, if it is not the singular with an s
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
