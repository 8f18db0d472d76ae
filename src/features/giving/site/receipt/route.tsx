import { z } from "zod";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import type { PageHandle } from "~/site/page-handle";
import { receiptByToken } from "../../receipt/receipt-by-token";
import { LINK_LIMIT } from "../link-limit";
import type { Route } from "./+types/route";
import { ReceiptPage, receiptMeta } from "./receipt-page";

export const handle: PageHandle = { page: { personal: true } };

export const meta: Route.MetaFunction = receiptMeta;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const id = z.uuid().safeParse(params.id);
  if (!id.success) throw new AppError("NOT_FOUND", "There is no receipt at this address.");
  return { receipt: await receiptByToken(domainServices(services, services.env), params.token, id.data) };
}

/** A receipt of a donor, from their private page. */
export default function GiftReceipt({ loaderData: { receipt }, params }: Route.ComponentProps) {
  return <ReceiptPage receipt={receipt} back={`/giving/${params.token}`} to="your giving" />;
}
