import { redirect } from "react-router";
import { requestContext } from "~/server/context";
import type { PageHandle } from "~/site/page-handle";
import type { Route } from "./+types/route";
import { readWayBack } from "./way-back";

export const handle: PageHandle = { page: { personal: true } };

/** Where a donor comes back to from the payment provider's own page: leads on to their private page, in the browser they left from. */
export function loader({ request, context }: Route.LoaderArgs) {
  const token = readWayBack(request, context.get(requestContext).origin);
  return redirect(token ? `/giving/${token}` : "/donate", 303);
}
