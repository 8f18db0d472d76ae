/** On the list of suggestions: the address that answers with them. */
const SUGGESTIONS = "data-suggestions";

/**
 * Event that is dispatched at the box before a suggestion is followed, with the suggestion's address. A
 * listener that prevents the default navigates itself.
 */
export const FOLLOW_SUGGESTION = "openward:follow-suggestion";

/**
 * Pause after a letter, in ms. If the next letter comes sooner, more are likely to follow, so they share one
 * request after the last. Most people type a letter every 200 ms, and each letter then requests suggestions
 * immediately.
 */
const PAUSE_MS = 130;
/** Minimum number of letters for suggestions. */
const MIN_LETTERS = 2;

/** A search box and its list, while the box has the focus. */
interface Combobox {
  box: HTMLInputElement;
  list: HTMLElement;
  /** The index of the marked option; -1 for the input itself. */
  marked: number;
  stop: AbortController;
}

/** @returns the list of suggestions of a search box */
export function suggestionListOf(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof HTMLInputElement) || target.type !== "search") return undefined;
  return target.closest("search")?.querySelector<HTMLElement>(`[${SUGGESTIONS}]`) ?? undefined;
}

/**
 * Suggestions below every search box of the page during typing: an editable combobox as in the ARIA Authoring
 * Practices. The focus stays in the box; arrows move through the list and back to the input, Enter follows
 * the marked item, Escape closes. The box itself belongs to its form, which is submitted as usual if nothing
 * is marked. It works before the app runs, because the server renders the options.
 * @param typed input from before this ran
 */
export function watchSuggestions(typed: Event | undefined): void {
  let current: Combobox | undefined;
  let lastTyped = Number.NEGATIVE_INFINITY;
  const options = { capture: true };
  addEventListener("focusin", ({ target }) => void enter(target), options);
  addEventListener("input", ({ target }) => type(target), options);
  addEventListener("keydown", (event) => current && press(current, event), options);
  addEventListener("focusout", ({ target }) => target === current?.box && close(current), options);
  addEventListener("submit", () => current && close(current), options);
  addEventListener("mousedown", keepFocus, options);
  addEventListener("click", pick, options);
  void enter(document.activeElement);
  if (typed) type(typed.target);

  function enter(target: EventTarget | null): Combobox | undefined {
    if (current && target === current.box) return current;
    const list = suggestionListOf(target);
    if (!list) return undefined;
    if (current) close(current);
    current = { box: target as HTMLInputElement, list, marked: -1, stop: new AbortController() };
    announcementsOf(list);
    current.box.setAttribute("role", "combobox");
    current.box.setAttribute("aria-autocomplete", "list");
    show(current, "");
    return current;
  }

  function type(target: EventTarget | null): void {
    const typedIn = enter(target);
    if (!typedIn) return;
    mark(typedIn, -1);
    typedIn.stop.abort();
    typedIn.stop = new AbortController();
    const isQuick = performance.now() - lastTyped < PAUSE_MS;
    lastTyped = performance.now();
    if (isQuick) setTimeout(suggest, PAUSE_MS, typedIn, typedIn.stop);
    else void suggest(typedIn, typedIn.stop);
  }

  async function suggest(typedIn: Combobox, { signal }: AbortController): Promise<void> {
    const html = signal.aborted ? undefined : await optionsFor(typedIn, signal);
    if (html !== undefined && !signal.aborted) show(typedIn, html);
  }

  /** A mouse press would take the focus from the box, and close the list before the click. */
  function keepFocus(event: Event): void {
    if (current && event.target instanceof Node && current.list.contains(event.target))
      event.preventDefault();
  }

  function pick({ target }: Event): void {
    const option = target instanceof Element && target.closest<HTMLElement>("[role=option]");
    if (current && option && current.list.contains(option)) follow(current, option);
  }
}

function optionsOf({ list }: Combobox): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[role=option]")];
}

/** @returns undefined on failure, because the form works without suggestions */
async function optionsFor({ box, list }: Combobox, signal: AbortSignal): Promise<string | undefined> {
  const q = box.value.trim();
  if (q.length < MIN_LETTERS) return "";
  const address = `${list.getAttribute(SUGGESTIONS)}?${new URLSearchParams({ q })}`;
  try {
    const response = await fetch(address, { headers: { accept: "text/html" }, priority: "high", signal });
    return response.ok ? await response.text() : "";
  } catch {
    return undefined;
  }
}

/**
 * Shows other options. One that was marked while they were requested stays marked.
 * @param html of the options; closes the list if there are none
 */
function show(combobox: Combobox, html: string): void {
  const { box, list } = combobox;
  const markedUrl = optionsOf(combobox)[combobox.marked]?.dataset.url;
  // Rendered by our server, which escapes input.
  list.innerHTML = html;
  const options = optionsOf(combobox);
  for (const [at, option] of options.entries()) option.id = `${list.id}-${at}`;
  list.hidden = options.length === 0;
  box.setAttribute("aria-expanded", String(!list.hidden));
  if (list.hidden) box.removeAttribute("aria-controls");
  else box.setAttribute("aria-controls", list.id);
  mark(
    combobox,
    options.findIndex(({ dataset }) => dataset.url === markedUrl),
  );
  const help = options.filter(({ dataset }) => dataset.type === "help");
  announce(list, "alert", help.map((option) => `${sentences(option)}.`).join(" "));
  announce(list, "status", countMessage(options.length));
}

function close(combobox: Combobox): void {
  combobox.stop.abort();
  show(combobox, "");
}

function mark(combobox: Combobox, marked: number): void {
  combobox.marked = marked;
  combobox.box.removeAttribute("aria-activedescendant");
  for (const [at, option] of optionsOf(combobox).entries()) {
    option.setAttribute("aria-selected", String(at === marked));
    if (at !== marked) continue;
    combobox.box.setAttribute("aria-activedescendant", option.id);
    option.scrollIntoView({ block: "nearest" });
  }
}

function press(combobox: Combobox, event: KeyboardEvent): void {
  const { box, list, marked } = combobox;
  if (event.target !== box || list.hidden || event.isComposing) return;
  const options = optionsOf(combobox);
  const option = options[marked];
  if (event.key === "Enter" && option) follow(combobox, option);
  else if (event.key === "Escape") close(combobox);
  else if (event.key === "ArrowDown") mark(combobox, marked + 1 < options.length ? marked + 1 : -1);
  else if (event.key === "ArrowUp") mark(combobox, marked < 0 ? options.length - 1 : marked - 1);
  else return;
  event.preventDefault();
  // An open modal or menu must not close with the list.
  event.stopPropagation();
}

function follow(combobox: Combobox, { dataset: { url = "" } }: HTMLElement): void {
  const { box } = combobox;
  close(combobox);
  box.form?.reset();
  const isOpen = box.dispatchEvent(new CustomEvent(FOLLOW_SUGGESTION, { detail: url, cancelable: true }));
  if (isOpen) location.assign(url);
}

/** The elements for messages to screen readers. They must exist before a message is written into them. */
function announcementsOf(list: HTMLElement): HTMLElement | undefined {
  const place = list.closest("search")?.querySelector<HTMLElement>("[data-announcements]") ?? undefined;
  if (place?.childElementCount === 0)
    for (const role of ["alert", "status"]) {
      const element = document.createElement("span");
      element.setAttribute("role", role);
      place.append(element);
    }
  return place;
}

function announce(list: HTMLElement, role: "alert" | "status", message: string): void {
  const place = announcementsOf(list)?.querySelector(`[role=${role}]`);
  if (place && place.textContent !== message) place.textContent = message;
}

function sentences(option: HTMLElement): string {
  return [...option.querySelectorAll("strong, strong + span")]
    .map(({ textContent }) => textContent)
    .join(". ");
}

function countMessage(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? "One suggestion. Use the down arrow."
    : `${count} suggestions. Use the up and down arrows.`;
}
