import { givingSettings } from "~/features/settings/shared/giving-settings";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import type { PageHandle } from "~/site/page-handle";
import { giftByToken } from "../../gift/gift-by-token";
import { receiptFor } from "../../receipt/receipt-for";
import { LINK_LIMIT } from "../link-limit";
import { ReceiptPage, receiptMeta } from "../receipt/receipt-page";
import type { Route } from "./+types/receipt";

export const handle: PageHandle = { page: { personal: true } };

export const meta: Route.MetaFunction = receiptMeta;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const domain = domainServices(services, services.env);
  const found = await giftByToken(domain, params.token);
  const charges = found.kind === "gift" ? [found.gift] : found.charges;
  const charge = charges.find(({ id, receiptNumber }) => id === params.id && receiptNumber !== null);
  const receipt = charge && receiptFor(domain, charge, await givingSettings(services.db));
  if (!receipt) throw new AppError("NOT_FOUND", "There is no receipt at this address.");
  return { receipt };
}

/** The receipt of one gift, from its private page. */
export default function GiftReceiptRoute({ loaderData: { receipt }, params }: Route.ComponentProps) {
  return <ReceiptPage receipt={receipt} back={`/giving/gift/${params.token}`} to="your gift" />;
}
