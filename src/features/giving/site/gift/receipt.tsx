import { givingSettings } from "~/features/settings/shared/giving-settings";
import { domainServices } from "~/platform/domain-services";
import { AppError } from "~/platform/errors/app-error";
import { requestContext } from "~/server/context";
import { privateMeta } from "~/site/meta/private-meta";
import { rootOf } from "~/site/meta/root-of";
import type { PageHandle } from "~/site/page-handle";
import { Section } from "~/ui/section/section";
import { giftByToken } from "../../gift/gift-by-token";
import { receiptFor } from "../../receipt/receipt-for";
import { LINK_LIMIT } from "../link-limit";
import { PaperReceipt } from "../receipt/paper-receipt";
import styles from "../receipt/receipt.module.css";
import { ReceiptActions } from "../receipt/receipt-actions";
import type { Route } from "./+types/receipt";

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
  const domain = domainServices(services, services.env);
  const own = await giftByToken(domain, params.token);
  const charges = own.kind === "gift" ? [own.gift] : own.charges;
  const charge = charges.find(({ id, receiptNumber }) => id === params.id && receiptNumber !== null);
  const receipt = charge && receiptFor(domain, charge, await givingSettings(services.db));
  if (!receipt) throw new AppError("NOT_FOUND", "There is no receipt at this address.");
  return { receipt };
}

/** The receipt of one gift, to print or to save. */
export default function OwnGiftReceipt({ loaderData: { receipt }, params }: Route.ComponentProps) {
  return (
    <Section room="small" className={styles.page}>
      <PaperReceipt receipt={receipt} />
      <ReceiptActions back={`/giving/gift/${params.token}`} to="your gift" />
    </Section>
  );
}
