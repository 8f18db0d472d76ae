import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Database } from "~/platform/database/database";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { LINK_HOURS, linkEnd, newLink } from "../links/new-link";
import { AccountMail } from "./account-mail";

const LETTERS = {
  reset: {
    heading: "Set a new password",
    paragraphs: [
      "Someone asked for a new password for your account. Use the link below to set one. It works once, within one hour.",
      "If this was not you, you do not need to do anything. Your password stays the same.",
    ],
    label: "Set a new password",
  },
  invitation: {
    heading: "You are invited to work on the website",
    paragraphs: [
      `An account was created for you. Use the link below to choose a password. It works once, within ${LINK_HOURS.invitation / 24} days.`,
    ],
    label: "Accept the invitation",
  },
  "new-email": {
    heading: "Is this your address?",
    paragraphs: [
      `You asked to sign in with this email address. Use the link below to confirm that it is yours. It works once, within ${LINK_HOURS["new-email"]} hours, in the browser where you are signed in.`,
      "If this was not you, you do not need to do anything. Nothing changes unless the link is used.",
    ],
    label: "Use this address",
  },
} as const;

/** A new link: its path with the token, and when it expires. */
export interface OneTimeLink {
  path: string;
  expiresAt: Date;
}

/**
 * Creates a one-time link and emails it, in the caller's transaction. The token is in the URL fragment. Browsers do not
 * send it, so no proxy logs it.
 */
export async function sendLink(
  tx: Database,
  { sealer, now }: Pick<AccountServices, "sealer" | "now">,
  { id, email, name }: Pick<StaffUser, "id" | "email" | "name">,
  purpose: keyof typeof LETTERS,
): Promise<OneTimeLink> {
  const token = await newLink(tx, purpose, id, now(), purpose === "new-email" ? email : null);
  const { heading, paragraphs, label } = LETTERS[purpose];
  const hospital = await mailIdentity(tx);
  const path = `/admin/${purpose}#${token}`;
  const expiresAt = linkEnd(purpose, now());
  const link = { href: `${MAIL_SITE}${path}`, label };
  const message = {
    kind: `accounts.${purpose}`,
    to: email,
    toName: name,
    subject: `${heading} (${hospital.name})`,
    body: AccountMail({ hospital, name, heading, paragraphs: [...paragraphs], link }),
    headers: { "Auto-Submitted": "auto-generated" },
    expiresAt,
  };
  await enqueueMail(tx, sealer, message, now());
  return { path, expiresAt };
}
