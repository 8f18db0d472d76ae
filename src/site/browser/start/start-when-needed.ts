import { openingParameters } from "~/ui/events/site-events";
import { suggestionListOf } from "~/ui/suggestions/watch-suggestions";
import { fatalError } from "../errors/fatal-error";
import { clientStore } from "../store/client-store";
import { whenIdle } from "../when-idle";
import { dispatchHover, holdChanges, holdEvents, holdPresses, takeHeld } from "./held-interactions";
import { runDocumentScript } from "./run-document-script";
import { OPENS, SIGNS } from "./signs";
import { applicationRuns, loadApplication } from "./start-application";
import { turnOnWholeStyles } from "./whole-styles";

/** A mouse that moves may be about to press something. */
const SIGNS_AND_MOVES = [...SIGNS, "pointermove"];
/** After this time, the app is loaded even if the results have not arrived, and loads them itself. */
const MAX_HEAD_START_MS = 3_000;
const PASSIVELY = { capture: true, passive: true };

/**
 * Starts the app when the visitor first interacts: without it, a page can be read, its links work, and its
 * forms post. Interactions before the app runs are held and repeated then.
 */
export function startWhenNeeded(): void {
  let hasStarted = false;
  const mayNeedApp = interactionsThatNeedTheApp();
  const before = takeHeld();
  const presses = holdPresses(before);
  const changes = holdChanges(before);
  const events = holdEvents(before, start);
  const stopListening = fatalError.subscribe(start);
  for (const sign of SIGNS_AND_MOVES) addEventListener(sign, handleSign, PASSIVELY);
  const stopWaitingForStaff = clientStore.subscribe(startForStaff);
  startForStaff(clientStore.getState());
  // The app shows that there is no connection.
  addEventListener("offline", start);
  if (!navigator.onLine) start();
  if (before.some(mayNeedApp) || mustStartAtOnce()) start();

  function handleSign(sign: Event) {
    if (mayNeedApp(sign)) start();
  }

  /** The content of a dialog or a list is loaded first, because the app would use the whole connection. */
  async function start() {
    if (hasStarted) return;
    hasStarted = true;
    await Promise.race([Promise.all([presses.shown(), changes.shown()]), delay(MAX_HEAD_START_MS)]);
    turnOnWholeStyles().catch(fail);
    loadApplication().catch(fail);
    runDocumentScript(fail);
  }

  /** The staff's toolbar is part of the app. */
  function startForStaff({ user }: { user: unknown }) {
    if (user) start();
  }

  /**
   * The modules could not be loaded. The page works without the app, and the next interaction tries again.
   */
  function fail() {
    hasStarted = false;
    presses.release();
  }

  void applicationRuns.then(() => {
    for (const sign of SIGNS_AND_MOVES) removeEventListener(sign, handleSign, PASSIVELY);
    removeEventListener("offline", start);
    stopListening();
    stopWaitingForStaff();
    dispatchHover();
    changes.tell();
    events.tell();
    presses.tell();
    whenIdle(() => void import("../offline/keep-for-offline").then(({ keepForOffline }) => keepForOffline()));
  });
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** @returns whether the app should start for an interaction, given those before it */
function interactionsThatNeedTheApp(): (sign: Event) => boolean {
  let pointedAt: string | undefined;
  let isPressing = false;

  /**
   * Browsers report a mouse move when a page is laid out under a mouse at rest. It has moved only if the next
   * event has another position.
   */
  function hasMoved({ screenX, screenY }: PointerEvent): boolean {
    const before = pointedAt;
    pointedAt = `${screenX} ${screenY}`;
    return before !== undefined && before !== pointedAt;
  }

  /** A press on a link that opens something: its click opens a dialog, which should be filled before the app starts. */
  function isBeforeClick({ type, target }: Event): boolean {
    if (type === "pointerdown") isPressing = target instanceof Element && target.closest(OPENS) !== null;
    else if (type !== "focusin") isPressing = false;
    return isPressing;
  }

  /** Typing in a search box: its suggestions and its form need no app, which would compete with them. */
  function isSearching({ type, target, key }: KeyboardEvent): boolean {
    return suggestionListOf(target) !== undefined && (type !== "keydown" || key.length === 1);
  }

  return (sign) => {
    if (sign.type === "pointermove") return hasMoved(sign as PointerEvent);
    return !isBeforeClick(sign) && !isSearching(sign as KeyboardEvent);
  };
}

/**
 * A page in the middle of something: an anchor to scroll to, something to open, or an entry of the app's own
 * history.
 */
function mustStartAtOnce(): boolean {
  const parameters = new URLSearchParams(location.search);
  return (
    location.hash !== "" || history.state !== null || openingParameters().some((name) => parameters.has(name))
  );
}
