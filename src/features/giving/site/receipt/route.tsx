import { z } from "zod";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Section } from "~/ui/section/section";
import { receiptByToken } from "../../receipt/receipt-by-token";
import { LINK_LIMIT } from "../link-limit";
import type { Route } from "./+types/route";
import { PaperReceipt } from "./paper-receipt";
import styles from "./receipt.module.css";
import { ReceiptActions } from "./receipt-actions";

export const handle: PageHandle = { page: { personal: true } };

export const meta: Route.MetaFunction = ({ matches }) =>
  privateMeta(rootOf(matches), {
    title: "Your receipt",
    description: "The receipt for your gift.",
    path: "/giving",
  });

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(requestContext);
  await services.countUse(LINK_LIMIT);
  const id = z.uuid().safeParse(params.id);
  if (!id.success) throw new AppError("NOT_FOUND", "There is no receipt at this address.");
  return { receipt: await receiptByToken(domainServices(services, services.env), params.token, id.data) };
}

/** A receipt to print or to save. */
export default function GiftReceipt({ loaderData: { receipt }, params }: Route.ComponentProps) {
  return (
    <Section room="small" className={styles.page}>
      <PaperReceipt receipt={receipt} />
      <ReceiptActions back={`/giving/${params.token}`} to="your giving" />
    </Section>
  );
}
