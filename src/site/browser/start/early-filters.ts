import { RESULTS, showEarly } from "~/ui/results/early-results";
import { logError } from "../errors/console";
import type { Control } from "../typing/controls";
import { createAnnouncer } from "./create-announcer";
import { fetchMainPart } from "./fetch-main-part";

const BUSY = "aria-busy";
/** Types of controls in which people type, and then submit. */
const TYPED = new Set(["text", "search", "textarea", "email", "tel", "number", "date"]);

/** The address of the document, whose data the app starts with. */
const documentAddress = location.href;
let isFiltered = false;
let asked = new AbortController();
let shown: Promise<void> = Promise.resolve();

/**
 * Shows the server-rendered results of a chosen filter before the app runs, in the parts of the page that
 * show results (`data-results`). The form does not change and keeps its focus. The address changes, and the
 * number of results is announced to screen readers. After a failure, the page stays marked as busy until the
 * app has the results.
 */
export function filterEarly(control: Control): void {
  if (control.form?.method !== "get" || TYPED.has(control.type)) return;
  const main = control.closest("main");
  const parts = [...(main?.querySelectorAll<HTMLElement>(`[${RESULTS}]`) ?? [])];
  if (!main || parts.length === 0) return;
  main.setAttribute(BUSY, "true");
  asked.abort();
  asked = new AbortController();
  shown = show(addressOf(control.form), parts, asked.signal).catch((error) => {
    if (!(error instanceof DOMException)) logError("The results cannot be shown before the app runs", error);
  });

  async function show(address: URL, parts: HTMLElement[], signal: AbortSignal): Promise<void> {
    const say = createAnnouncer();
    const other = await fetchMainPart(address, signal);
    if (!other || signal.aborted) return;
    const count = other.page.querySelector(`[${RESULTS}] [role=status]`)?.textContent ?? "";
    for (const part of parts) showEarly(part, other);
    say(count);
    main?.removeAttribute(BUSY);
    isFiltered = true;
    history.replaceState(history.state, "", address);
  }
}

/** Resolves when the last requested results are shown, or could not be loaded. */
export function filteredEarly(): Promise<void> {
  return shown;
}

/** The app starts with the data of the document, at its address, and then requests the filtered results itself. */
export function returnToDocument(): void {
  asked.abort();
  document.querySelector("main")?.removeAttribute(BUSY);
  if (isFiltered) history.replaceState(history.state, "", documentAddress);
  isFiltered = false;
}

/** The address that the form leads to without JavaScript, without empty fields. */
function addressOf(form: HTMLFormElement): URL {
  const address = new URL(form.action);
  for (const [name, value] of new FormData(form))
    if (typeof value === "string" && value.trim()) address.searchParams.append(name, value);
  return address;
}
