/** Browsers find a newer worker soon after the registration; one found later was triggered elsewhere. */
const EXTERNAL_AFTER_MS = 60_000;
/** A worker that may take over immediately does so within this time. */
const ACTIVATION_MS = 200;

export type WorkerEventName = "installed" | "waiting" | "controlling" | "activated";

export interface WorkerEvent {
  name: WorkerEventName;
  worker: ServiceWorker;
  /** Another worker was active before. */
  isUpdate: boolean;
  /**
   * Found more than a minute after the registration: by another page, or because the site changed in the
   * meantime.
   */
  isExternal: boolean;
}

type Registration = Pick<ServiceWorkerRegistration, "installing" | "waiting" | "active" | "addEventListener">;
type Container = Pick<ServiceWorkerContainer, "controller" | "addEventListener">;

/**
 * Reports events of the site's workers: installed, waiting (200 ms later, if it still does), controlling,
 * activated.
 * @param now ms since 1970
 * @returns a function that stops reporting
 */
export function watchWorkers(
  registration: Registration,
  container: Container,
  tell: (event: WorkerEvent) => void,
  now: () => number = Date.now,
): () => void {
  const registeredAt = now();
  const stopping = new AbortController();
  const { signal } = stopping;
  let hadController = container.controller !== null;
  let latest: { worker: ServiceWorker; isUpdate: boolean; isExternal: boolean } | undefined;

  function follow(worker: ServiceWorker) {
    if (latest?.worker === worker) return;
    const found = {
      worker,
      isUpdate: registration.active !== null && registration.active !== worker,
      isExternal: now() - registeredAt > EXTERNAL_AFTER_MS,
    };
    latest = found;
    const look = () => {
      if (worker.state === "installed") {
        tell({ name: "installed", ...found });
        setTimeout(() => {
          if (!signal.aborted && worker.state === "installed" && registration.waiting === worker)
            tell({ name: "waiting", ...found });
        }, ACTIVATION_MS);
      }
      if (worker.state === "activated") tell({ name: "activated", ...found });
    };
    worker.addEventListener("statechange", look, { signal });
    look();
  }

  registration.addEventListener(
    "updatefound",
    () => {
      if (registration.installing) follow(registration.installing);
    },
    { signal },
  );
  container.addEventListener(
    "controllerchange",
    () => {
      const worker = container.controller;
      if (!worker) return;
      const isExternal = latest?.worker === worker ? latest.isExternal : true;
      tell({ name: "controlling", worker, isUpdate: hadController, isExternal });
      hadController = true;
    },
    { signal },
  );
  const present = registration.waiting ?? registration.installing;
  if (present) follow(present);
  return () => stopping.abort();
}
