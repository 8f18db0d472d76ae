/**
 * Handles a step through the browser's history.
 * @returns true to hide the step from all other listeners, including the router
 */
type PopInterceptor = (state: unknown) => boolean;

const interceptors: PopInterceptor[] = [];
let isListening = false;

/**
 * Listens for steps through the browser's history. Call it before the router is created: a window calls its
 * `popstate` listeners, including those that capture, in the order in which they were added.
 */
export function listenForPopState(): void {
  if (isListening) return;
  isListening = true;
  addEventListener("popstate", (event) => {
    if (interceptors.some((intercept) => intercept(event.state))) event.stopImmediatePropagation();
  });
}

/** @returns stops intercepting */
export function interceptPopState(interceptor: PopInterceptor): () => void {
  listenForPopState();
  interceptors.push(interceptor);
  return () => {
    interceptors.splice(interceptors.indexOf(interceptor), 1);
  };
}
