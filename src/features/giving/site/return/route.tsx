import { redirect } from "react-router";
import { requestContext } from "~/server/context";
import type { PageHandle } from "~/site/page-handle";
import type { Route } from "./+types/route";
import { readReturnCookie } from "./return-cookie";

export const handle: PageHandle = { page: { personal: true } };

/** The return address for the payment provider's own page. Redirects the donor's browser to their private page. */
export function loader({ request, context }: Route.LoaderArgs) {
  const privatePage = readReturnCookie(request, context.get(requestContext).origin);
  return redirect(privatePage ? `/giving/${privatePage}` : "/donate", 303);
}
