import { useState } from "react";
import { fragmentOf } from "~/site/browser/scrolling/fragment-of";

/**
 * The one-time token of an email's link, from the part after `#`, which browsers send to no server. It is removed
 * from the address bar, so that it does not stay in the history.
 */
export function useFragmentToken(): string {
  const [token] = useState(() => {
    const found = fragmentOf(location.hash);
    if (found) history.replaceState(history.state, "", location.pathname);
    return found;
  });
  return token;
}
