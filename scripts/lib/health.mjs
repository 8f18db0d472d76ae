import { setTimeout as delay } from "node:timers/promises";
import { Problem } from "./problem.mjs";

const PAUSE_MS = 500;
const REQUEST_MS = 5_000;
/** A program counts as healthy or unhealthy after this many equal results in a row. */
const REQUIRED_RESULTS = 3;

/** @returns {Promise<string>} why the program behind the port cannot serve; empty if it can */
async function whyUnhealthy(port) {
  for (const path of ["/healthz", "/readyz"]) {
    const address = `http://127.0.0.1:${port}${path}`;
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(REQUEST_MS) });
      const text = await response.text();
      if (response.status !== 200) return `${path} answers ${response.status}: ${text.slice(0, 200)}`;
    } catch (error) {
      return `${path} does not answer (${error.cause?.code ?? error.name})`;
    }
  }
  return "";
}

/** Waits until a program is healthy. @throws Problem if it is not healthy within `ms` milliseconds */
export async function becomeHealthy(program, port, ms) {
  const giveUpAt = Date.now() + ms;
  for (let good = 0, reason = ""; good < REQUIRED_RESULTS; await delay(PAUSE_MS)) {
    reason = await whyUnhealthy(port);
    good = reason === "" ? good + 1 : 0;
    if (good === 0 && Date.now() > giveUpAt) throw unhealthy(program, reason);
    requireRunning(program);
  }
}

/**
 * Watches a program for `ms` milliseconds.
 * @throws Problem if it ends, or is unhealthy several times in a row
 */
export async function stayHealthy(program, port, ms) {
  const until = Date.now() + ms;
  for (let bad = 0; Date.now() < until; await delay(PAUSE_MS)) {
    const reason = await whyUnhealthy(port);
    requireRunning(program);
    bad = reason === "" ? 0 : bad + 1;
    if (bad === REQUIRED_RESULTS) throw unhealthy(program, reason);
  }
}

function unhealthy({ release }, reason) {
  return new Problem(`Release ${release.version} is not healthy: ${reason}.`);
}

function requireRunning({ release, child }) {
  if (child.exitCode === null && child.signalCode === null) return;
  throw new Problem(`Release ${release.version} ended: the reason is above.`);
}
