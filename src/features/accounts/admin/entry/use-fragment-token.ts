import { useState } from "react";

/**
 * The one-time token of a link from a mail, which stands behind the `#`: such a part is sent to no server and stands in no log.
 * It is taken out of the address bar, so that it does not stay in the history either.
 */
export function useFragmentToken(): string {
  const [token] = useState(() => {
    const found = decodeURIComponent(location.hash.slice(1));
    if (found) history.replaceState(history.state, "", location.pathname);
    return found;
  });
  return token;
}
