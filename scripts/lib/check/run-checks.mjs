import { Problem } from "../problem.mjs";

/** Each check uses one core. */
const MAX_CONCURRENT = 2;

/**
 * Runs every check, even after one fails, and prints a line with its time when it is done. Then prints the
 * findings of the failed checks.
 * @param {{ name: string, run: () => Promise<string[]> }[]} checks start in this order; each returns its
 * findings, one line each
 * @throws {Problem} naming the checks that failed
 */
export async function runChecks(checks) {
  const waiting = [...checks];
  const failed = [];
  const runWaiting = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const findings = await runOne(check);
      if (findings.length > 0) failed.push({ name: check.name, findings });
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, runWaiting));
  if (failed.length === 0) return;
  const details = failed.map(({ name, findings }) => `\n== ${name}\n${findings.join("\n")}`).join("\n");
  throw new Problem(`Failed: ${failed.map(({ name }) => name.toLowerCase()).join(", ")}.`, details);
}

async function runOne({ name, run }) {
  const start = performance.now();
  const findings = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name} … ${findings.length === 0 ? "ok" : "FAILED"}, ${seconds} s`);
  return findings;
}
