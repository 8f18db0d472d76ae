import { dayAt } from "~/content/values/day-at";
import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Database } from "~/platform/database/database";
import type { DomainServices } from "~/platform/domain-services";
import { certificatePdf } from "./certificate-pdf";
import type { Certificate } from "./certificates-of";

/** Certificates as a PDF, issued by the hospital today. @param certificates at least one */
export async function issueCertificates(
  db: Database,
  { now, timeZone }: Pick<DomainServices, "now" | "timeZone">,
  certificates: readonly Certificate[],
): Promise<Buffer> {
  const { name, address, colors } = await mailIdentity(db);
  return certificatePdf(certificates, {
    issuer: { name, address, colors },
    issued: dayAt(now(), timeZone).words,
    createdAt: now(),
  });
}
