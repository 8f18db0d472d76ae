import { StartupError } from "~/platform/startup-error";
import { broken, type Finding, type HealthCheck, notApplicable, warning } from "./health-check";
import { healthChecks } from "./health-checks";
import type { HealthServices, WithDatabase } from "./health-services";

/** The timeout of each check, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** A check with its result. */
export interface Checked extends Finding {
  check: HealthCheck;
  /** False if the check could not finish. The result then means nothing. */
  isKnown: boolean;
}

/**
 * Runs the checks in parallel, each for at most five seconds. Skips those that need the database while it does not
 * respond.
 * @param which the ids of the checks; absent for all
 * @returns the results in the order of the list
 */
export async function runChecks(
  services: HealthServices,
  which: readonly HealthCheck[] = healthChecks,
  { withinMs = TIMEOUT_MS } = {},
): Promise<Checked[]> {
  const reached = withTimeout(services.reachDatabase(), withinMs).then(
    () => true,
    () => false,
  );
  return Promise.all(which.map((check) => runCheck(services, check, reached, withinMs)));
}

async function runCheck(
  services: HealthServices,
  check: HealthCheck,
  reached: Promise<boolean>,
  withinMs: number,
): Promise<Checked> {
  try {
    if (!check.needsDatabase) return completed(check, await withTimeout(check.run(services), withinMs));
    if (!(await reached) || !isConnected(services)) {
      return unknown(check, notApplicable("Not checked, because the database does not answer."));
    }
    return completed(check, await withTimeout(check.run(services), withinMs));
  } catch (error) {
    return fromError(services, check, error);
  }
}

function isConnected(services: HealthServices): services is WithDatabase {
  return services.db !== undefined;
}

function completed(check: HealthCheck, { result, found, advice }: Finding): Checked {
  return { check, result, found, advice, isKnown: true };
}

function unknown(check: HealthCheck, { result, found, advice }: Finding): Checked {
  return { check, result, found, advice, isKnown: false };
}

function fromError({ log }: HealthServices, check: HealthCheck, error: unknown): Checked {
  if (error instanceof StartupError) return completed(check, broken(error.message, error.remedy));
  log.warn({ err: error, check: check.id }, "a check of the site's health could not be done");
  return unknown(check, explained(check, error));
}

function explained({ asks }: HealthCheck, error: unknown): Finding {
  if (!(error instanceof LateCheck))
    return warning(
      `This could not be checked (${nameOf(error)}).`,
      "Check again. If it stays so, the log of the site says more.",
    );
  const seconds = error.withinMs / 1_000;
  if (asks)
    return broken(
      `${asks.charAt(0).toUpperCase()}${asks.slice(1)} did not answer within ${seconds} seconds.`,
      "Make sure that it runs, and that this machine can reach it.",
    );
  return warning(
    `This took longer than ${seconds} seconds and was given up.`,
    "Check again when the machine is less busy.",
  );
}

/** The error's code or name, because its message can contain what a visitor typed. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

class LateCheck extends Error {
  override readonly name = "LateCheck";

  constructor(readonly withinMs: number) {
    super("The check took too long.");
  }
}

async function withTimeout<Result>(work: Promise<Result>, withinMs: number): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new LateCheck(withinMs)), withinMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
