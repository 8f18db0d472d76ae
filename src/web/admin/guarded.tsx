import { Outlet, useLocation } from "react-router";
import { useClientStore } from "../client/store/client-store";
import { AdminFrame } from "./frame/admin-frame";
import { menuItemAt } from "./menu/menu-items";
import { SecondFactorScreen } from "./second-factor/second-factor-screen";
import { Guard } from "./session/guard";
import { ProofDialog } from "./session/proof-dialog";
import { useSession } from "./session/use-session";

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
