import { Outlet, useLocation } from "react-router";
import { AdminFrame } from "~/admin/frame/admin-frame";
import { menuItemAt } from "~/admin/menu/menu-items";
import { Guard } from "~/admin/session/guard";
import { ProofDialog } from "~/admin/session/proof-dialog";
import { useSession } from "~/admin/session/use-session";
import { SecondFactorScreen } from "~/features/accounts/admin/second-factor/second-factor-screen";
import { useClientStore } from "~/site/browser/store/client-store";

/** Around every screen behind the sign-in: what the menu does not offer somebody does not open by its address either. */
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
