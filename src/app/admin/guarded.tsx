import { Outlet, useLocation } from "react-router";
import { AdminFrame } from "~/admin/frame/admin-frame";
import { menuItemAt } from "~/admin/menu/menu-items";
import { Guard } from "~/admin/session/guard";
import { ProofDialog } from "~/admin/session/proof-dialog";
import { useSession } from "~/admin/session/use-session";
import { SecondFactorScreen } from "~/features/accounts/admin/second-factor/second-factor-screen";
import { useClientStore } from "~/site/browser/store/use-client-store";

/** Wraps every screen behind the sign-in: people cannot open by address what their menu does not offer. */
export default function Guarded() {
  const { pathname } = useLocation();
  const item = menuItemAt(pathname);
  const step = useClientStore((state) => state.user?.secondFactorStep);
  useSession();
  if (step === "setUp" || step === "confirm")
    return (
      <Guard>
        <SecondFactorScreen step={step} />
        <ProofDialog />
      </Guard>
    );
  return (
    <Guard anyOf={item?.anyOf} feature={item?.feature}>
      <AdminFrame>
        <Outlet />
      </AdminFrame>
      <ProofDialog />
    </Guard>
  );
}
