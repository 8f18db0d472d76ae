import { Problem } from "../problem.mjs";

/**
 * Runs every check, each on one line with its time, also after one failed; then shows what the failed ones found.
 *
 * @param {{ name: string, run: () => Promise<string[]> }[]} checks each answers with what is wrong, a line a finding
 * @throws {Problem} naming the checks that failed
 */
export async function runChecks(checks) {
  const failed = [];
  for (const { name, run } of checks) {
    process.stdout.write(`${name} … `);
    const start = performance.now();
    const findings = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    process.stdout.write(`${findings.length === 0 ? "ok" : "FAILED"}, ${seconds} s\n`);
    if (findings.length > 0) failed.push({ name, findings });
  }
  if (failed.length === 0) return;
  const details = failed.map(({ name, findings }) => `\n== ${name}\n${findings.join("\n")}`).join("\n");
  throw new Problem(`Failed: ${failed.map(({ name }) => name.toLowerCase()).join(", ")}.`, details);
}
