import { useFatalError } from "../errors/fatal-error";
import { useClientStore } from "../store/client-store";
import { holdChanges } from "./hold-changes";
import { holdEvents } from "./hold-events";
import { holdPresses } from "./hold-presses";
import { runDocumentScript } from "./run-document-script";
import { applicationRuns, loadApplication } from "./start-application";
import { tellHover } from "./tell-hover";

/** What a visitor does before anything that needs the application; a mouse that only lies there does nothing. */
const SIGNS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "input", "click"];
const PASSIVELY = { capture: true, passive: true };

/**
 * Waits with the application until the visitor does something: a page is read without it, its links lead on and its forms
 * post. What is asked of the page before the application runs is held and asked again then.
 */
export function startWhenNeeded(): void {
  let begun = false;
  let pointedAt: string | undefined;
  const presses = holdPresses();
  const changes = holdChanges();
  const events = holdEvents(begin);
  const stopListening = useFatalError.subscribe(begin);
  for (const sign of SIGNS) addEventListener(sign, heed, PASSIVELY);
  const stopWaitingForStaff = useClientStore.subscribe(beginForStaff);
  beginForStaff(useClientStore.getState());
  // The application says that there is no connection.
  addEventListener("offline", begin);
  if (!navigator.onLine) begin();
  if (mustGoOn()) begin();

  /** Of a page that is laid out under a mouse at rest browsers tell that it moved: it has when it is elsewhere the next time. */
  function heed(sign: Event) {
    if (sign.type !== "pointermove") return begin();
    const { screenX, screenY } = sign as PointerEvent;
    const place = `${screenX} ${screenY}`;
    if (pointedAt !== undefined && pointedAt !== place) begin();
    pointedAt = place;
  }

  function begin() {
    if (begun) return;
    begun = true;
    loadApplication().catch(fail);
    runDocumentScript(fail);
  }

  /** The staff's toolbar is part of the application. */
  function beginForStaff({ user }: { user: unknown }) {
    if (user) begin();
  }

  /** The modules cannot be had. The page goes on without; the next sign is another try. */
  function fail() {
    begun = false;
    presses.letGo();
  }

  void applicationRuns.then(() => {
    for (const sign of SIGNS) removeEventListener(sign, heed, PASSIVELY);
    removeEventListener("offline", begin);
    stopListening();
    stopWaitingForStaff();
    tellHover();
    changes.tell();
    events.tell();
    presses.tell();
    whenIdle(() => void import("../offline/keep-for-offline").then(({ keepForOffline }) => keepForOffline()));
  });
}

/** Not every browser says when it has time. */
function whenIdle(act: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(act);
  else setTimeout(act, 1000);
}

/** What an address opens over the page. */
const OPENS = ["registration-success", "donation-success", "event-registration-success", "primary-care-faq"];

/** A page in the middle of something: an anchor to stop at, something to open, or an entry of the application's own history to go on from. */
function mustGoOn(): boolean {
  const asked = new URLSearchParams(location.search);
  return location.hash !== "" || history.state !== null || OPENS.some((name) => asked.has(name));
}
