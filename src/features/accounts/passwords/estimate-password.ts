import { Worker } from "node:worker_threads";
import code from "./password-estimator.worker.cjs?raw";

/**
 * zxcvbn's run time grows faster than the text. Rating this many characters is enough: more only make a password
 * stronger.
 */
const RATED_LENGTH = 40;
/** The word lists take tens of megabytes, and passwords are rarely chosen, so the worker ends when idle. */
const IDLE_MS = 60_000;

export interface Estimate {
  /** zxcvbn's score, 0 to 4; 3 is about 10^8 guesses. */
  score: number;
  /** Whether one of the spellings is a common password. */
  isCommon: boolean;
}

interface Question {
  /** Only its first 40 characters are rated. */
  password: string;
  /** Lower-case words that an attacker would try first. */
  words: string[];
  /** The spellings to look up among common passwords. */
  spellings: string[];
}

interface Waiting {
  resolve(estimate: Estimate): void;
  reject(error: Error): void;
}

interface Estimator {
  worker: Worker;
  waiting: Map<number, Waiting>;
  idle?: NodeJS.Timeout;
}

let running: Estimator | undefined;
let lastId = 0;

/** Rates a password in a worker thread, so that no request has to wait for it. */
export async function estimatePassword({ password, ...rest }: Question): Promise<Estimate> {
  running ??= startEstimator();
  const { worker, waiting, idle } = running;
  clearTimeout(idle);
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, password: password.slice(0, RATED_LENGTH), ...rest });
  });
}

function startEstimator(): Estimator {
  const worker = new Worker(code, { eval: true, workerData: { server: import.meta.url } });
  const estimator: Estimator = { worker, waiting: new Map() };
  worker.on("message", ({ id, ...estimate }: Estimate & { id: number }) => {
    estimator.waiting.get(id)?.resolve(estimate);
    estimator.waiting.delete(id);
    if (estimator.waiting.size > 0) return;
    // An idle worker does not keep the process running.
    worker.unref();
    estimator.idle = setTimeout(() => stop(estimator), IDLE_MS);
    estimator.idle.unref();
  });
  worker.on("error", (error) => stop(estimator, error));
  return estimator;
}

function stop(estimator: Estimator, error = new Error("The password estimator stopped.")): void {
  if (running === estimator) running = undefined;
  for (const { reject } of estimator.waiting.values()) reject(error);
  estimator.waiting.clear();
  void estimator.worker.terminate();
}
