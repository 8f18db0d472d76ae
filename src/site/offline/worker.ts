import { runWorker } from "./run-worker";
import type { WorkerScope } from "./worker-scope";

runWorker(globalThis as unknown as WorkerScope);
