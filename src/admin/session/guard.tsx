import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useClientStore } from "~/site/browser/store/use-client-store";
import { useCcmsConfig } from "../ccms-config";
import { QuietShell } from "../frame/quiet-shell";
import { hasSignedOut } from "../requests/session-end";
import { type Guarded, guardVerdict } from "./guard-verdict";

export interface GuardProps extends Guarded {
  children: ReactNode;
}

/**
 * Shows a screen to those who may open it. Anyone else is sent to /admin, which replaces this page in the
 * history. Users who are not signed in return here after signing in, unless they signed out on purpose.
 */
export function Guard({ anyOf, feature, children }: GuardProps) {
  const ready = useClientStore((state) => state.ready);
  const user = useClientStore((state) => state.user);
  const { features } = useCcmsConfig();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const verdict = guardVerdict({ anyOf, feature }, { ready, user, features });

  useEffect(() => {
    if (verdict !== "leave") return;
    const returns = !user && !hasSignedOut();
    navigate("/admin", { replace: true, state: returns ? { wanted: pathname + search + hash } : null });
  }, [verdict, user, pathname, search, hash, navigate]);

  return verdict === "open" ? children : <QuietShell />;
}
