import type { BrowserContext } from "@playwright/test";

/** What a person did on a page, and how the page reacted. */
export interface Input {
  /** Presses of the mouse, of Enter, and of Space outside of texts, and choices of files. */
  clicks: number;
  /** Pressed keys, including those of shortcuts and those that count as clicks. */
  keys: number;
  slowest: Reaction;
}

/** How the page reacted to a click. */
interface Reaction {
  /** From the click to the first frame that shows a reaction. */
  milliseconds: number;
  /** What was clicked. */
  control: string;
}

const NONE: Reaction = { milliseconds: 0, control: "" };

type Reported = { kind: "click" | "key" } | ({ kind: "reaction" } & Reaction);

/**
 * Counts what happens on all pages of a context, in every frame. Only trusted events count, which are those that a
 * mouse or a keyboard causes.
 * @returns the numbers since the last `reset`
 */
export async function countInput(context: BrowserContext): Promise<{ input: Input; reset(): void }> {
  const input: Input = { clicks: 0, keys: 0, slowest: NONE };
  await context.exposeBinding("reportInput", (_source, reported: Reported) => {
    if (reported.kind === "click") input.clicks += 1;
    if (reported.kind === "key") input.keys += 1;
    if (reported.kind === "reaction" && reported.milliseconds > input.slowest.milliseconds)
      input.slowest = reported;
  });
  await context.addInitScript(watchInput);
  const reset = () => Object.assign(input, { clicks: 0, keys: 0, slowest: NONE });
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
    // The frame that shows it is done when this task runs.
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
  // Choosing a file in the system's dialog, which opened with a click of its own.
  addEventListener(
    "change",
    ({ target }) => target instanceof HTMLInputElement && target.type === "file" && report({ kind: "click" }),
    true,
  );
  // What a person sees first: the page changes, a control takes the value, or a field shows that it has the focus.
  addEventListener("input", answer, true);
  addEventListener(
    "focusin",
    ({ target }) => target instanceof Element && target.matches(":focus-visible") && answer(),
    true,
  );
  const everything = { attributes: true, characterData: true, childList: true, subtree: true };
  new MutationObserver(answer).observe(document, everything);
}
