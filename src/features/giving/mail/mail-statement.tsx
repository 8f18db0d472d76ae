import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import { describeGiver } from "../donor/giver";
import type { DonorStatement } from "../statement/statement-of";
import { statementPdf } from "../statement/statement-pdf";
import { foundationIdentity } from "./foundation-identity";
import { SummaryMail } from "./summary-mail";

/** Queues a donor's statement as a PDF by email, in the caller's transaction. The giver must have an email address. */
export async function mailStatement(
  tx: Database,
  { sealer, now }: Pick<DomainServices, "sealer" | "now">,
  { giver, summary, settings }: DonorStatement,
): Promise<void> {
  const foundation = foundationIdentity(settings);
  const name = describeGiver(giver) || giver.company;
  const content = await statementPdf([summary], { createdAt: now() });
  const message = {
    kind: "giving.statement",
    to: giver.email,
    toName: name.slice(0, 200),
    subject: `Your gifts in ${summary.year} (${foundation.name})`.slice(0, 300),
    body: SummaryMail({ foundation, name, summary }),
    headers: { "Auto-Submitted": "auto-generated" },
    attachments: [{ filename: `gifts-${summary.year}.pdf`, contentType: "application/pdf", content }],
  };
  await enqueueMail(tx, sealer, message, now());
}
