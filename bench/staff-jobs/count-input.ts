import type { BrowserContext } from "@playwright/test";

/** A person's input on a page, and the page's reactions. */
export interface Input {
  /** Presses of the mouse, of Enter, and of Space outside of texts, and choices of files. */
  clicks: number;
  /** Pressed keys, including those of shortcuts and those that count as clicks. */
  keys: number;
  slowest: Reaction;
  /** The slowest click that led to another screen. */
  slowestScreen: Screen;
}

/** A screen that a click led to. */
interface Screen {
  /** From the click to the screen's last change before the next input. */
  milliseconds: number;
  /** The path of its address. */
  path: string;
}

/** How the page reacted to a click. */
interface Reaction {
  /** From the click to the first frame that shows a reaction. */
  milliseconds: number;
  /** The clicked element. */
  control: string;
}

const NONE: Reaction = { milliseconds: 0, control: "" };
const NO_SCREEN: Screen = { milliseconds: 0, path: "" };

type Reported = { kind: "click" | "key" } | ({ kind: "reaction" } & Reaction) | ({ kind: "screen" } & Screen);

/**
 * Counts what happens on all pages of a context, in every frame. Only trusted events count, which are those that a
 * mouse or a keyboard causes.
 * @returns the numbers since the last `reset`
 */
export async function countInput(context: BrowserContext): Promise<{ input: Input; reset(): void }> {
  const input: Input = { clicks: 0, keys: 0, slowest: NONE, slowestScreen: NO_SCREEN };
  await context.exposeBinding("reportInput", (_source, reported: Reported) => {
    if (reported.kind === "click") input.clicks += 1;
    if (reported.kind === "key") input.keys += 1;
    if (reported.kind === "reaction" && reported.milliseconds > input.slowest.milliseconds)
      input.slowest = reported;
    if (reported.kind === "screen" && reported.milliseconds > input.slowestScreen.milliseconds)
      input.slowestScreen = reported;
  });
  await context.addInitScript(watchInput);
  await context.addInitScript(watchScreens);
  const reset = () => Object.assign(input, { clicks: 0, keys: 0, slowest: NONE, slowestScreen: NO_SCREEN });
  return { input, reset };
}

declare global {
  interface Window {
    reportInput(reported: Reported): Promise<void>;
  }
}

/** Runs in every frame before its own scripts. */
function watchInput(): void {
  let unanswered: { since: number; control: string }[] = [];
  const report = (reported: Reported) => void window.reportInput(reported);

  /** A press of Enter or Space that is not typing: in a text of several lines, Enter begins a line. */
  const isPress = ({ key, target }: KeyboardEvent) => {
    if (!(target instanceof HTMLElement)) return key === "Enter";
    const isText = target instanceof HTMLInputElement && !["checkbox", "radio"].includes(target.type);
    const isLongText = target instanceof HTMLTextAreaElement || target.isContentEditable;
    if (key === "Enter") return !target.isContentEditable;
    return key === " " && !isText && !isLongText;
  };
  const nameOf = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return "";
    const control = target.closest("a, button, input, textarea, label, [role]") ?? target;
    return (control.getAttribute("aria-label") ?? control.textContent ?? "").trim().slice(0, 40);
  };
  const click = ({ timeStamp, target }: Event) => {
    report({ kind: "click" });
    unanswered.push({ since: timeStamp, control: nameOf(target) });
  };
  const answer = () => {
    const clicks = unanswered;
    unanswered = [];
    if (clicks.length === 0) return;
    // The frame with the reaction is complete when this task runs.
    requestAnimationFrame(() =>
      setTimeout(() => {
        for (const { since, control } of clicks)
          report({ kind: "reaction", milliseconds: performance.now() - since, control });
      }),
    );
  };

  addEventListener("pointerdown", (event) => event.isTrusted && click(event), true);
  addEventListener(
    "keydown",
    (event) => {
      if (!event.isTrusted) return;
      report({ kind: "key" });
      if (isPress(event)) click(event);
    },
    true,
  );
  // Choosing a file in the system's dialog, which a separate click opened.
  addEventListener(
    "change",
    ({ target }) => target instanceof HTMLInputElement && target.type === "file" && report({ kind: "click" }),
    true,
  );
  // The first visible reaction: the page changes, a control shows the value, or a field shows that it has the focus.
  addEventListener("input", answer, true);
  addEventListener(
    "focusin",
    ({ target }) => target instanceof Element && target.matches(":focus-visible") && answer(),
    true,
  );
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver(answer).observe(document, everything);
}

/** Runs in every frame before its own scripts. A screen ends with the next input. */
function watchScreens(): void {
  let opening: { since: number; from: string; changedAt: number } | undefined;
  const end = ({ isTrusted }: Event) => {
    if (!isTrusted) return;
    // The first save of a new record gives it an address, on the same screen.
    const isNew = opening && opening.from !== location.pathname && !opening.from.endsWith("/new");
    if (opening && isNew && opening.changedAt > opening.since) {
      const milliseconds = opening.changedAt - opening.since;
      void window.reportInput({ kind: "screen", milliseconds, path: location.pathname });
    }
    opening = undefined;
  };
  const begin = (event: Event) => {
    end(event);
    opening = { since: event.timeStamp, from: location.pathname, changedAt: 0 };
  };
  addEventListener("pointerdown", begin, true);
  addEventListener("keydown", (event) => (event.key === "Enter" ? begin(event) : end(event)), true);
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver((changes) => {
    // Removing the mark of a press does not change the screen.
    const isScreen = changes.some(({ attributeName }) => attributeName !== "data-pressed");
    if (opening && isScreen) opening.changedAt = performance.now();
  }).observe(document, everything);
}
