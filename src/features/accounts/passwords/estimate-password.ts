import { Worker } from "node:worker_threads";
import code from "./password-estimator.worker.cjs?raw";

/** zxcvbn's work grows faster than the text. So many characters say enough: what follows only makes a password stronger. */
const RATED_LENGTH = 40;
/** The word lists take tens of megabytes, and passwords are chosen rarely. */
const IDLE_MS = 60_000;

export interface Estimate {
  /** zxcvbn's score, 0 to 4; 3 is about 10^8 guesses. */
  score: number;
  /** Whether one of the spellings is in the list of common passwords. */
  isCommon: boolean;
}

interface Question {
  /** Its first 40 characters are rated. */
  password: string;
  /** Lower-case words that an attacker tries first. */
  words: string[];
  /** Forms in which the password is looked up among the common ones. */
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

/** Rates a password in a worker thread, so that no request waits for it. */
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
    // An idle worker does not keep the process from ending.
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
