import { useRouteLoaderData } from "react-router";
import { Phone } from "~/ui/phone/phone";
import type { RootData } from "../root-data";

/** The phone number to call if something on the site failed. */
export function CallForHelp() {
  const phone = useRouteLoaderData<RootData>("root")?.settings?.mainPhone;
  if (!phone) return null;
  return (
    <>
      If you need help, call <Phone number={phone} />.
    </>
  );
}
