import type { HealthResult } from "../api/schemas";
import type { HealthServices, WithDatabase } from "./health-services";

/** What one check says. Nothing personal and no secret: it is printed, mailed and shown. */
export interface Finding {
  result: HealthResult;
  /** What was found, in one or two sentences. */
  found: string;
  /** What to do about it, in one or two sentences; null where there is nothing to do. */
  advice: string | null;
}

interface Check {
  /** In kebab-case. Alerts and metrics are named after it, so it stays the same from release to release. */
  id: string;
  title: string;
  /** `node`: each machine that serves the site has its own answer. `site`: all of them have the same. */
  of: "node" | "site";
  /** Whether administrators are told when it is not OK. Such a check asks no other service: it runs every few minutes. */
  alerts?: true;
  /** Another service that is asked, as in "the mail server": when it does not answer in time, that is broken. */
  asks?: string;
}

/** One thing that can be wrong with a site, and what to do about it. */
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

/** "1 job", "3 jobs". @param many the plural, where it is not the singular with an s */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString("en-US")} ${count === 1 ? one : many}`;
}
