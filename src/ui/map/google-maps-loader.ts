/** Parameters of the script. */
export interface GoogleMapsOptions {
  key: string;
  language?: string;
}

export type GoogleMapsStatus = "initialized" | "loading" | "success" | "failure";

/** Called once: without an error when `google.maps` is available, with one if it cannot be loaded. */
export type GoogleMapsCallback = (error?: Error) => void;

export interface GoogleMapsLoader {
  readonly status: GoogleMapsStatus;
  /**
   * Loads the script, or waits for the load in progress. After a failure the next call starts again.
   * @throws Error if it was called before with other options, because a page can have only one script
   */
  load(options: GoogleMapsOptions, callback: GoogleMapsCallback): void;
}

interface Surroundings {
  document: Pick<Document, "createElement" | "head">;
  /** Where Google's script calls back: the window. */
  globals: Record<string, unknown>;
  logError: (message: string) => void;
}

const RETRIES = 3;
const SCRIPT = "https://maps.googleapis.com/maps/api/js";
const CALLBACK = "openwardGoogleMapsLoaded";

/**
 * Loads Google's map script once for all callers. Retries three times after failures, with growing pauses.
 */
export function createGoogleMapsLoader({ document, globals, logError }: Surroundings): GoogleMapsLoader {
  let status: GoogleMapsStatus = "initialized";
  let loadOptions: GoogleMapsOptions | undefined;
  let waiting: GoogleMapsCallback[] = [];

  function settle(outcome: "success" | "failure", error?: Error) {
    status = outcome;
    const callbacks = waiting;
    waiting = [];
    for (const tell of callbacks) tell(error);
  }

  function attempt(address: string, failures: number) {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    // Keys are restricted to the site's origin, which Google must see; the page's address is private.
    script.referrerPolicy = "strict-origin";
    script.onerror = () => {
      script.remove();
      failed(address, failures + 1);
    };
    document.head.append(script);
  }

  function failed(address: string, failures: number) {
    if (failures > RETRIES) return settle("failure", new Error("Google Maps could not be loaded."));
    const delay = failures * 2 ** failures;
    logError(`Failed to load Google Maps script, retrying in ${delay} ms.`);
    setTimeout(attempt, delay, address, failures);
  }

  return {
    get status() {
      return status;
    },
    load(options, callback) {
      if (loadOptions && !areEqual(loadOptions, options)) {
        throw new Error("The Google Maps script was asked for before with other options.");
      }
      loadOptions = { ...options };
      if (status === "success") return callback();
      waiting.push(callback);
      if (status === "loading") return;
      status = "loading";
      globals[CALLBACK] = () => settle("success");
      attempt(addressOf(options), 0);
    },
  };
}

function addressOf({ key, language }: GoogleMapsOptions): string {
  const query = new URLSearchParams({ key, v: "quarterly", loading: "async", callback: CALLBACK });
  if (language) query.set("language", language);
  return `${SCRIPT}?${query}`;
}

function areEqual(a: GoogleMapsOptions, b: GoogleMapsOptions): boolean {
  return a.key === b.key && a.language === b.language;
}
