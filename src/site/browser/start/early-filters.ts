import { RESULTS, showEarly } from "~/ui/results/early-results";
import { logError } from "../errors/console";
import type { Control } from "../typing/controls";
import { fetchMainPart } from "./fetch-main-part";
import { sayWaiting } from "./say-waiting";

const BUSY = "aria-busy";
/** Types of controls in which people type, and then submit. */
const TYPED = new Set(["text", "search", "textarea", "email", "tel", "number", "date"]);

/** The address of the document, whose data the app starts with. */
const documentAddress = location.href;
let isFiltered = false;
let asked = new AbortController();
let shown: Promise<void> = Promise.resolve();

/**
 * Shows what a chosen filter asks for before the app runs, as the server renders it: in the parts of the page that show
 * results (`data-results`). The form stays as it is, with its focus. The address changes, and screen readers hear of the
 * number of results. After a failure, the page stays busy until the app has them.
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
    const say = sayWaiting();
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

/** Resolves when what was asked for last is shown, or cannot be. */
export function filteredEarly(): Promise<void> {
  return shown;
}

/** The app starts with the data of the document, at its address, and then asks for the filters itself. */
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
