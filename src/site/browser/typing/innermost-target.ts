/**
 * The element in which an event happened. For one in an early dialog, whose page is in a shadow tree, `target` is the
 * element around that tree. An event that was dispatched earlier has only its `target`.
 */
export function innermostTarget(event: Event): EventTarget | null {
  return event.composedPath()[0] ?? event.target;
}
