import { openingParameters } from "~/ui/events/site-events";
import { suggestionListOf } from "~/ui/suggestions/watch-suggestions";
import { fatalError } from "../errors/fatal-error";
import { clientStore } from "../store/client-store";
import { whenIdle } from "../when-idle";
import { dispatchHover, holdChanges, holdClicks, holdEvents, takeHeldEvents } from "./held-interactions";
import { INTERACTIONS, OPENERS } from "./interactions";
import { runDocumentScript } from "./run-document-script";
import { applicationRuns, loadApplication } from "./start-application";
import { turnOnWholeStyles } from "./whole-styles";

/** A mouse that moves may be about to press something. */
const INTERACTIONS_AND_MOVES = [...INTERACTIONS, "pointermove"];
/** After this time, the app is loaded even if the results have not arrived, and loads them itself. */
const MAX_HEAD_START_MS = 3_000;
const LISTENER_OPTIONS = { capture: true, passive: true };

/**
 * Starts the app when the visitor first interacts: without it, a page can be read, its links work, and its
 * forms post. Interactions before the app runs are held and repeated then.
 */
export function startWhenNeeded(): void {
  let hasStarted = false;
  const mayNeedApp = interactionsThatNeedTheApp();
  const before = takeHeldEvents();
  const clicks = holdClicks(before);
  const changes = holdChanges(before);
  const events = holdEvents(before, start);
  const stopListening = fatalError.subscribe(start);
  for (const event of INTERACTIONS_AND_MOVES) addEventListener(event, handleInteraction, LISTENER_OPTIONS);
  const stopWaitingForStaff = clientStore.subscribe(startForStaff);
  startForStaff(clientStore.getState());
  // The app shows that there is no connection.
  addEventListener("offline", start);
  if (!navigator.onLine) start();
  if (before.some(mayNeedApp) || mustStartAtOnce()) start();

  function handleInteraction(event: Event) {
    if (mayNeedApp(event)) start();
  }

  /** The content of a dialog or a list is loaded first, because the app would use the whole connection. */
  async function start() {
    if (hasStarted) return;
    hasStarted = true;
    await Promise.race([Promise.all([clicks.shown(), changes.shown()]), delay(MAX_HEAD_START_MS)]);
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
    clicks.release();
  }

  void applicationRuns.then(() => {
    for (const event of INTERACTIONS_AND_MOVES)
      removeEventListener(event, handleInteraction, LISTENER_OPTIONS);
    removeEventListener("offline", start);
    stopListening();
    stopWaitingForStaff();
    dispatchHover();
    changes.replay();
    events.replay();
    clicks.replay();
    whenIdle(() => void import("../offline/keep-for-offline").then(({ keepForOffline }) => keepForOffline()));
  });
}

function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** @returns whether the app should start for an interaction, given those before it */
function interactionsThatNeedTheApp(): (event: Event) => boolean {
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
    if (type === "pointerdown") isPressing = target instanceof Element && target.closest(OPENERS) !== null;
    else if (type !== "focusin") isPressing = false;
    return isPressing;
  }

  /** Typing in a search box: its suggestions and its form need no app, which would compete with them. */
  function isSearching({ type, target, key }: KeyboardEvent): boolean {
    return suggestionListOf(target) !== undefined && (type !== "keydown" || key.length === 1);
  }

  return (event) => {
    if (event.type === "pointermove") return hasMoved(event as PointerEvent);
    return !isBeforeClick(event) && !isSearching(event as KeyboardEvent);
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
