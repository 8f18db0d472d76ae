import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { diskProblem } from "../../disk-problem";
import { StartupError } from "../../startup-error";
import { applicationDatabase, applicationPassword } from "./application-database";
import { type Cluster, clusterIn, clusterPaths } from "./cluster";
import { releaseAsLastUser } from "./lease";
import type { ClusterPlace } from "./open-cluster";
import { runCluster } from "./run-cluster";
import { identity, programEnvironment, runProgram } from "./run-program";
import { startPostmaster } from "./start-postmaster";
import { stopPostmaster } from "./stop-postmaster";

/** The recovery of a cluster from a base backup and WAL. */
export interface Recovery {
  place: ClusterPlace;
  /** Time up to which changes are replayed; undefined replays all. */
  until: Date | undefined;
  /** Writes the base backup's files into an empty directory, including `pg_wal`. */
  fill(directory: string): Promise<void>;
  /**
   * Reads a file that PostgreSQL requests by name: a segment or a timeline history. Undefined at the end of
   * the archive.
   */
  wal(name: string): Promise<Buffer | undefined>;
  /** Called while the recovered cluster runs, before a site can start on it. Throwing aborts the recovery. */
  onRecovered(url: string): Promise<void>;
  signal: AbortSignal;
}

const FETCH = "fetch";
/** The temporary directory beside the cluster while it is recovered. */
const recoveringIn = (home: string) => `${home}.recovering`;
const replacedIn = (home: string) => `${home}.replaced`;

/**
 * PostgreSQL requests a segment by creating a file, and waits for the segment, for ten minutes at most,
 * because this program may have been killed. An exit code above 125 ends the recovery.
 */
const RESTORE_COMMAND = [
  `n=0; touch ../${FETCH}/%f.wanted;`,
  `while test ! -e ../${FETCH}/%f && test ! -e ../${FETCH}/%f.none; do`,
  "n=$((n+1)); test $n -le 12000 || exit 255; sleep 0.05; done;",
  `test -e ../${FETCH}/%f && mv ../${FETCH}/%f %p`,
].join(" ");

/** PostgreSQL's message if all changes are older than the requested time. */
const NOTHING_AFTER = /recovery ended before configured recovery target was reached/;

/**
 * Builds a cluster from a base backup and the WAL after it, and puts it in the place of a data directory's
 * cluster. Until that last step, nothing there changes, however this ends.
 * @throws StartupError if PostgreSQL cannot recover; errors of `fill`, `wal`, and `onRecovered`
 */
export async function recoverCluster(recovery: Recovery): Promise<void> {
  const { place, signal } = recovery;
  const { home } = place;
  const making = recoveringIn(home);
  try {
    await removeLeftovers(place);
    const cluster = await makeCluster(recovery, making);
    await replay(recovery, cluster);
    await setPasswords(cluster);
    await runOn(cluster, recovery.onRecovered);
    signal.throwIfAborted();
  } catch (error) {
    await removeLeftovers(place).catch(() => undefined);
    throw diskProblem(error, making);
  }
  await rm(replacedIn(home), { recursive: true, force: true });
  if (await exists(home)) await rename(home, replacedIn(home));
  await rename(making, home);
  await rm(replacedIn(home), { recursive: true, force: true });
}

/**
 * Cleans up after a recovery that was killed: stops its PostgreSQL, and puts back a cluster that was moved
 * aside and not replaced.
 */
async function removeLeftovers({ home, binaries, logFile, user }: ClusterPlace): Promise<void> {
  const making = recoveringIn(home);
  if (!(await exists(home)) && (await exists(replacedIn(home)))) await rename(replacedIn(home), home);
  if (!(await exists(making))) return;
  const { directory } = clusterPaths(making);
  await stopPostmaster({ home: making, directory, password: "", logFile, binaries, user }, "immediate").catch(
    () => undefined,
  );
  await rm(making, { recursive: true, force: true });
}

async function makeCluster({ place, fill }: Recovery, making: string): Promise<Cluster> {
  const { user, logFile, binaries } = place;
  const paths = clusterPaths(making);
  await mkdir(making, { mode: 0o700 });
  await mkdir(join(making, FETCH), { mode: 0o700 });
  await mkdir(paths.directory, { mode: 0o700 });
  await writeFile(paths.password, `${randomBytes(24).toString("hex")}\n`, { mode: 0o600, flush: true });
  await fill(paths.directory);
  await writeFile(join(paths.directory, "recovery.signal"), "", { mode: 0o600, flush: true });
  if (user) await runProgram("chown", ["-R", `${user.uid}:${user.gid}`, making]);
  return clusterIn(making, { logFile, binaries, user });
}

/** During the replay, PostgreSQL accepts no connections and archives nothing. */
async function replay({ until, wal, signal }: Recovery, cluster: Cluster): Promise<void> {
  const settings: Record<string, string> = {
    hot_standby: "off",
    archive_mode: "off",
    restore_command: RESTORE_COMMAND,
    recovery_target_timeline: "current",
    recovery_target_action: "promote",
  };
  const segmentServer = answerRequests(join(cluster.home, FETCH), wal, signal);
  try {
    const timed = Object.assign({ recovery_target_time: until && inPostgresForm(until) }, settings);
    await recovered(cluster, until ? timed : settings, segmentServer).catch(async (error: unknown) => {
      if (!(error instanceof StartupError && NOTHING_AFTER.test(error.message))) throw error;
      // Everything is replayed, and all of it is older: this is the state at the requested time.
      await recovered(cluster, settings, segmentServer);
    });
    await stopPostmaster(cluster, "fast");
  } finally {
    await segmentServer.close();
    await rm(join(cluster.home, FETCH), { recursive: true, force: true });
  }
}

/** While PostgreSQL reads its settings, it does not know time zone names, not even Z. */
function inPostgresForm(time: Date): string {
  return time.toISOString().replace("T", " ").replace("Z", "+00");
}

async function recovered(
  cluster: Cluster,
  settings: Record<string, string>,
  segmentServer: SegmentServer,
): Promise<void> {
  const starting = startPostmaster(Object.assign({}, cluster, { settings }));
  starting.catch(() => undefined);
  try {
    const isRunning = await Promise.race([starting, segmentServer.failed]);
    if (!isRunning) throw new Error("Another PostgreSQL is using the recovered cluster.");
  } catch (error) {
    await stopPostmaster(cluster, "immediate");
    await starting.catch(() => undefined);
    throw error;
  }
}

interface SegmentServer {
  /** Rejects with the error of `wal`, or the signal's reason. */
  failed: Promise<never>;
  close(): Promise<void>;
}

/** Serves PostgreSQL's requests for segments in a directory. */
function answerRequests(directory: string, wal: Recovery["wal"], signal: AbortSignal): SegmentServer {
  const { promise: failed, reject } = Promise.withResolvers<never>();
  failed.catch(() => undefined);
  let isOpen = true;
  async function answer(name: string): Promise<void> {
    const path = join(directory, name);
    const bytes = await wal(name);
    if (bytes === undefined) await writeFile(`${path}.none`, "", { mode: 0o644 });
    else {
      await writeFile(`${path}.partial`, bytes, { mode: 0o600 });
      if (process.getuid?.() === 0) {
        const { uid, gid } = await stat(directory);
        await runProgram("chown", [`${uid}:${gid}`, `${path}.partial`]);
      }
      await rename(`${path}.partial`, path);
    }
  }
  async function run(): Promise<void> {
    while (isOpen) {
      signal.throwIfAborted();
      for (const file of await readdir(directory)) {
        const [, name] = /^(.+)\.wanted$/.exec(file) ?? [];
        if (!name) continue;
        await rm(join(directory, file));
        await rm(join(directory, `${name}.none`), { force: true });
        await answer(name);
      }
      await delay(10);
    }
  }
  const running = run().catch(reject);
  return {
    failed,
    async close() {
      isOpen = false;
      await running;
    },
  };
}

/**
 * The cluster's password is stored beside it and is not part of a base backup. In single-user mode PostgreSQL
 * asks for none.
 */
async function setPasswords(cluster: Cluster): Promise<void> {
  const child = spawn(cluster.binaries.postgres, ["--single", "-D", cluster.directory, "postgres"], {
    ...identity(cluster.user),
    cwd: "/",
    env: programEnvironment(),
    stdio: ["pipe", "ignore", "pipe"],
  });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => {
    output += chunk;
  });
  child.stdin.end(
    [
      `alter role postgres password '${cluster.password}'`,
      `alter role openward password '${applicationPassword(cluster.password)}'`,
      "",
    ].join("\n"),
  );
  const [code] = await once(child, "exit");
  if (code === 0 && !/ERROR|FATAL/.test(output)) return;
  throw new Error(`The passwords of the recovered cluster could not be set (exit code ${code}).`);
}

async function runOn(cluster: Cluster, work: Recovery["onRecovered"]): Promise<void> {
  const lease = await runCluster(cluster);
  try {
    await work(await applicationDatabase(cluster, lease));
  } finally {
    if (await releaseAsLastUser(lease).catch(() => false)) await stopPostmaster(cluster, "fast");
    await lease.connection.end().catch(() => undefined);
  }
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
