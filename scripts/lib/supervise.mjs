import { readReleases, requireRelease, writeReleases } from "./current-release.mjs";
import { becomeHealthy, stayHealthy } from "./health.mjs";
import { clusterVersion, containsOtherPostgres, restoreCluster } from "./packaged-postgres.mjs";
import { Problem } from "./problem.mjs";
import { openRelease } from "./release.mjs";
import { attempt, writeState } from "./release-state.mjs";

const POLL_MS = 500;
/** A start that migrates or reindexes takes a while. */
const START_MS = 15 * 60_000;
const HEALTH_MS = 60_000;
const ANSWER_MS = 10_000;
/** How long the previous release stays beside the new one, ready to take the port back. */
const PROBATION_MS = 15_000;

/**
 * Runs the site, and switches to another release when `current-release` names one. The new release starts
 * beside the present one, gets the listening socket once it is healthy, and returns it if it does not stay
 * healthy.
 * @param {import("./release.mjs").Release} release
 * @param {string[]} args of the subcommand `serve`
 * @returns {Promise<number>} the exit code
 */
export async function supervise(release, args) {
  let active = release.start(await release.prepare(), args);
  // A failed start ends the program, and its exit code is returned below.
  const isReady = active.receive("ready", START_MS).then(
    () => writeState({ release: release.directory, phase: "running" }),
    () => new Promise(() => undefined),
  );
  let settled = readReleases();
  for (;;) {
    const { code, wanted, again } = await codeOrWish(active, isReady, settled.current);
    if (again) active = await startAgain(active, args);
    else if (!wanted) return code;
    else if (wanted.current !== active.release.directory)
      active = await switchRelease(active, wanted.current, args, settled);
    settled = readReleases();
  }
}

/**
 * @returns {Promise<{ code?: number, wanted?: import("./current-release.mjs").Releases, again?: boolean }>}
 * its exit code, the other release to switch to, or a request to be started again
 */
function codeOrWish(active, isReady, current) {
  return new Promise((resolve, reject) => {
    let timer;
    const finish = (found) => {
      clearInterval(timer);
      active.child.off("message", onMessage);
      resolve(found);
    };
    const onMessage = (message) => {
      if (message?.openward === "start-again") finish({ again: true });
    };
    const look = () => {
      const wanted = readReleases();
      if (wanted.current !== current) finish({ wanted });
    };
    active.child.on("message", onMessage);
    active.ended.then((code) => finish({ code }), reject);
    isReady.then(() => {
      if (active.child.exitCode === null) timer = setInterval(look, POLL_MS);
    });
  });
}

/** @returns {Promise<import("./release.mjs").Program>} the program that serves from now on */
async function switchRelease(active, directory, args, before) {
  const serving = active.release;
  console.log(`Upgrade: switching to ${directory} …`);
  writeState({ release: serving.directory, phase: "changing", wanted: directory });
  const { program, problem } = containsOtherPostgres(directory)
    ? await replaceStopped(active, directory, args)
    : await replaceServing(active, directory, args);
  if (problem === undefined) {
    writeState({ release: directory, phase: "running" });
    console.log(`Upgrade: release ${program.release.version} serves.`);
  } else {
    console.log(`Upgrade: ${problem} Release ${serving.version} keeps running.`);
    attempt(() => writeReleases({ current: serving.directory, previous: before.previous }));
    writeState({ release: serving.directory, phase: "failed", wanted: directory, problem });
  }
  return program;
}

/**
 * The database was moved. A new program of the same release connects to its new place. Until it is ready, the
 * present one serves pages.
 */
async function startAgain(active, args) {
  console.log("Database: it was moved; switching to the new one …");
  const { program, problem } = await replaceServing(active, active.release.directory, args);
  // The operator stopped both.
  if (program.child.exitCode !== null) return program;
  console.log(
    problem === undefined
      ? "Database: the site now uses the new one."
      : `Database: ${problem} The site shows pages and refuses changes. The switch is tried again in a minute.`,
  );
  return program;
}

/**
 * Replaces the serving release without downtime: both releases run on the database.
 * @returns {Promise<{ program: import("./release.mjs").Program, problem?: string }>} the program that serves
 * now; with a problem, it is the same as before
 */
async function replaceServing(active, directory, args) {
  const takeOver = {};
  try {
    await takePort(active, directory, args, takeOver);
  } catch (error) {
    await returnSocket(active, takeOver);
    return { program: active, problem: reasonOf(error) };
  } finally {
    takeOver.socket?.close();
  }
  await active.stop();
  return { program: takeOver.next };
}

/**
 * Replaces the serving release with downtime, because two versions of PostgreSQL cannot share a cluster: the
 * old release stops before the new one starts and copies the database. If the new one fails to start, nothing
 * was written to the copy, and the old release starts again on its own cluster.
 */
async function replaceStopped(active, directory, args) {
  const version = clusterVersion();
  let isStopped = false;
  const note = () => {
    isStopped = true;
  };
  process.once("SIGTERM", note).once("SIGINT", note);
  let next;
  try {
    const release = await openRelease(requireRelease(directory));
    const node = await release.prepare();
    await active.stop();
    next = release.start(node, args);
    await next.receive("ready", START_MS);
    return { program: next };
  } catch (error) {
    await next?.stop();
    if (isStopped || active.child.exitCode === null)
      return { program: next ?? active, problem: reasonOf(error) };
    restoreCluster(version);
    const program = active.release.start(await active.release.prepare(), args);
    await program.receive("ready", START_MS).catch(() => undefined);
    return { program, problem: reasonOf(error) };
  } finally {
    process.off("SIGTERM", note).off("SIGINT", note);
  }
}

/** Moves the port to the new release. Records in `takeOver` what must be undone if this throws. */
async function takePort(active, directory, args, takeOver) {
  const release = await openRelease(requireRelease(directory));
  takeOver.next = release.start(await release.prepare(), [...serveArgs(args), "--take-over"]);
  const { next } = takeOver;
  const { message } = await failIfEnded(active, next.receive("ready", START_MS));
  await failIfEnded(active, becomeHealthy(next, message.port, HEALTH_MS));
  active.send("give-port");
  const { socket } = await active.receive("port", ANSWER_MS);
  takeOver.socket = socket;
  next.send("take-port", socket);
  await next.receive("listening", ANSWER_MS);
  await stayHealthy(next, message.port, PROBATION_MS);
}

/** The previous release listens again, then the new one ends. */
async function returnSocket(active, { next, socket }) {
  if (socket) {
    active.send("take-port", socket);
    await active.receive("listening", ANSWER_MS).catch(() => undefined);
  }
  await next?.stop();
}

/** @throws Problem if the serving program ends before the work is done */
async function failIfEnded(active, work) {
  const ended = active.ended.then(() => {
    throw new Problem(`Release ${active.release.version} ended in the meantime.`);
  });
  return Promise.race([work, ended]);
}

/** An error that is not a Problem, of this release or another, is a defect and keeps its stack. */
function reasonOf(error) {
  if (error.constructor.name !== "Problem") console.error(error.stack);
  return error.message;
}

function serveArgs(args) {
  return args.length > 0 ? args : ["serve"];
}
