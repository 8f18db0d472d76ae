import type { WorkerScope } from "~/site/offline/worker-scope";
import { runStaffWorker } from "./run-staff-worker";

runStaffWorker(globalThis as unknown as WorkerScope);
