import { basename } from "node:path";

/**
 * Measures the parts of a test run.
 * @returns {{ parts: { name: string, seconds: number }[], measure: <Result>(name: string, work: () =>
 * Promise<Result>) => Promise<Result> }} each call of `measure` adds to `parts`
 */
export function testTimes() {
  const parts = [];
  return {
    parts,
    async measure(name, work) {
      const start = performance.now();
      try {
        return await work();
      } finally {
        parts.push({ name, seconds: (performance.now() - start) / 1000 });
      }
    },
  };
}

/**
 * The slowest tests of both reports, slowest first.
 * @param {{ vitest?: object, playwright?: object }} reports as their JSON reporters write them; undefined if
 * a runner failed
 * @returns {{ seconds: number, file: string, title: string }[]}
 */
export function slowestTests({ vitest, playwright }, count = 20) {
  const tests = [
    ...(vitest?.testResults ?? []).flatMap(vitestTests),
    ...(playwright?.suites ?? []).flatMap((suite) => playwrightTests(suite)),
  ];
  return tests.sort((one, other) => other.seconds - one.seconds).slice(0, count);
}

export function printTimes(parts, slowest) {
  console.log("\nTime by part:");
  for (const { name, seconds } of parts) console.log(`${seconds.toFixed(1).padStart(8)} s  ${name}`);
  console.log("Slowest tests:");
  for (const { seconds, file, title } of slowest)
    console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}: ${title}`);
}

function vitestTests({ name, assertionResults }) {
  return assertionResults.map(({ fullName, duration }) => ({
    seconds: (duration ?? 0) / 1000,
    file: basename(name),
    title: fullName,
  }));
}

/** A suite holds suites (files, then `describe`) and specs. A spec runs once in each of its projects. */
function playwrightTests({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ projectName, results }) => ({
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      file: basename(file),
      title: `${title} (${projectName})`,
    })),
  );
  return [...own, ...suites.flatMap((suite) => playwrightTests(suite))];
}
