import { Worker } from "node:worker_threads";
import code from "./password-estimator.worker.cjs?raw";

/**
 * The run time of zxcvbn grows faster than the length of the text. Rating this many characters suffices, because more
 * characters only make a password stronger.
 */
const RATED_LENGTH = 40;
/**
 * The worker's word lists take tens of megabytes, and people rarely choose passwords. The worker ends after this idle
 * time.
 */
const IDLE_MS = 60_000;

export interface Estimate {
  /** The score of zxcvbn, 0 to 4. 3 means about 10^8 guesses. */
  score: number;
  /** Whether one of the spellings is a common password. */
  isCommon: boolean;
}

interface Question {
  /** Only the first `RATED_LENGTH` characters are rated. */
  password: string;
  /** Lower-case words that an attacker would try first. */
  words: string[];
  /** The spellings to look up in the list of common passwords. */
  spellings: string[];
}

interface PendingEstimate {
  resolve(estimate: Estimate): void;
  reject(error: Error): void;
}

interface Estimator {
  worker: Worker;
  waiting: Map<number, PendingEstimate>;
  idle?: NodeJS.Timeout;
}

let running: Estimator | undefined;
let lastId = 0;

/** Rates a password in a worker thread, so that it does not block requests. */
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
    // An idle worker must not keep the process running.
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
