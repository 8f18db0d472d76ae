import { useState } from "react";
import { fragmentOf } from "~/site/browser/scrolling/fragment-of";

/**
 * Reads the one-time token of an email's link from the URL fragment, which browsers do not send to servers. Removes it
 * from the address bar, so that it does not stay in the browser history.
 */
export function useFragmentToken(): string {
  const [token] = useState(() => {
    const found = fragmentOf(location.hash);
    if (found) history.replaceState(history.state, "", location.pathname);
    return found;
  });
  return token;
}
