import { once } from "node:events";
import { type Cluster, startCluster } from "./cluster";
import { requireDebianPrograms } from "./debian-programs";
import { type Outcome, runDrills, withoutNodes } from "./drills";

/**
 * `npm run cluster`: starts the cluster and keeps it until Ctrl-C. `npm run cluster -- check` runs the drills instead;
 * the exit code is 1 if an acknowledged write was lost.
 */

const isCheck = process.argv.includes("check");
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  await requireDebianPrograms();
  const cluster = await startCluster(Number(process.env.PORT ?? 3_000), (step) => say(`Starting ${step} …`));
  const stopped = stopOnSignal(cluster);
  say(`The cluster is ready at ${cluster.address}`);
  say(`Nodes: ${cluster.nodes.map(({ address }) => address).join(", ")}. Logs: ${cluster.directory}/*.log`);
  if (isCheck) {
    const isRight = await check(cluster);
    await cluster.stop();
    process.exit(isRight ? 0 : 1);
  }
  await stopped;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}

async function stopOnSignal(cluster: Cluster): Promise<never> {
  await Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal)));
  say("Stopping …");
  await cluster.stop();
  process.exit(isCheck ? 1 : 0);
}

async function check(cluster: Cluster): Promise<boolean> {
  const outcomes = await runDrills(cluster, (drill) => say(`Losing ${drill} under load …`));
  say("");
  for (const line of table(outcomes)) say(line);
  const { known, unknown } = await withoutNodes(cluster);
  say(`\nWithout any node, a page that the cache knows answers ${known}, and another one ${unknown}.`);
  const isRight = outcomes.every(({ lost }) => lost === 0) && known === 200;
  say(
    isRight ? "No acknowledged write was lost." : "Writes were lost, or the cache did not answer: see above.",
  );
  return isRight;
}

function table(outcomes: readonly Outcome[]): string[] {
  const seconds = (ms: number) => (ms / 1_000).toFixed(1);
  const rows = outcomes.map(({ drill, acknowledged, lost, longestWrite, longestRead, failed }) => [
    drill,
    acknowledged,
    lost,
    seconds(longestWrite),
    failed.writes,
    seconds(longestRead),
    failed.reads,
  ]);
  const head = ["lost", "acknowledged", "missing", "write waits (s)", "tries", "page waits (s)", "tries"];
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return cells.map((row) => row.map((cell, at) => cell.padStart(widths[at] ?? 0)).join("  "));
}
