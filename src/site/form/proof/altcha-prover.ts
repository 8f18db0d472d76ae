import worker from "altcha/workers/pbkdf2?url";
import { type Challenge, solveChallengeWorkers } from "altcha-lib";
import type { Prover } from "./prover";

/** The server's challenges are valid for thirty minutes. */
const FRESH_FOR_MS = 25 * 60_000;
/** No device takes that long, so something is wrong. */
const TIMEOUT_MS = 20_000;

/** Solves the site's own challenges, in a worker: one core, for less than a second. */
export function openAltchaProver(): Prover {
  let solving: { startedAt: number; solved: Promise<string> } | undefined;

  function startSolving() {
    const solved = solve();
    // The caller that requests the proof gets the error. Without one, it would be an unhandled rejection.
    solved.catch(() => {});
    solving = { startedAt: Date.now(), solved };
    return solving;
  }

  startSolving();
  return {
    async prove() {
      const isFresh = solving && Date.now() - solving.startedAt < FRESH_FOR_MS;
      const { solved } = isFresh && solving ? solving : startSolving();
      try {
        return await solved;
      } catch {
        return await startSolving().solved;
      }
    },
    renew() {
      solving = undefined;
    },
  };
}

/** @throws if it cannot be solved: no connection, no worker, no cryptography outside HTTPS */
async function solve(): Promise<string> {
  const response = await fetch("/api/captcha/challenge", { headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`The challenge was answered with status ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: 1,
    createWorker: () => new Worker(worker),
    timeout: TIMEOUT_MS,
  });
  if (!solution) throw new Error("The challenge was not solved in time");
  return btoa(JSON.stringify({ challenge, solution }));
}
