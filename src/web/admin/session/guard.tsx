import { type ReactNode, useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { PermissionFlag } from "~/domain/accounts/permissions";
import type { Feature } from "~/platform/admin-features";
import { useClientStore } from "../../client/store/client-store";
import { useCcmsConfig } from "../config/ccms-config";
import { QuietShell } from "../frame/quiet-shell";
import { mayOpen } from "./may-open";

export interface GuardProps {
  /** At least one of these is needed; administrators hold them all. None given: being staff suffices. */
  anyOf?: readonly PermissionFlag[];
  /** The screen is gone where the hospital switched this off. */
  feature?: Feature;
  children: ReactNode;
}

/** Waits until the stored user is known; whoever may not be here is sent to /admin, which takes this page's place in history. */
export function Guard({ anyOf, feature, children }: GuardProps) {
  const ready = useClientStore((state) => state.ready);
  const user = useClientStore((state) => state.user);
  const { features } = useCcmsConfig();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const allowed = mayOpen(user, anyOf) && (!feature || features.includes(feature));

  useEffect(() => {
    if (ready && !allowed)
      navigate("/admin", { replace: true, state: user ? null : { wanted: pathname + hash } });
  }, [ready, allowed, user, pathname, hash, navigate]);

  return ready && allowed ? children : <QuietShell />;
}
