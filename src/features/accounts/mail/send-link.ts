import { mailIdentity } from "~/features/settings/shared/mail/mail-identity";
import type { Database } from "~/platform/database/database";
import { MAIL_SITE } from "~/platform/mail/site-links";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { LINK_LIFE_MS, newLink } from "../links/new-link";
import { AccountMail } from "./account-mail";

const LETTERS = {
  reset: {
    heading: "Set a new password",
    paragraphs: [
      "Somebody asked for a new password for your account. The link below sets one; it works once, and for one hour.",
      "If that was not you, there is nothing to do: your password stays as it is.",
    ],
    label: "Set a new password",
  },
  invitation: {
    heading: "You are invited to look after the website",
    paragraphs: [
      "An account was made for you. The link below lets you choose a password; it works once, and for seven days.",
    ],
    label: "Accept the invitation",
  },
  "new-email": {
    heading: "Is this your address?",
    paragraphs: [
      "You asked to sign in with this email address from now on. The link below confirms that it is yours; it works once, within 24 hours, in the browser where you are signed in.",
      "If that was not you, there is nothing to do: nothing changes without it.",
    ],
    label: "Use this address",
  },
} as const;

/**
 * Creates a one-time link and emails it, in the caller's transaction. The token is after the #, which browsers do not
 * send, so no proxy logs it.
 */
export async function sendLink(
  tx: Database,
  { sealer, now }: Pick<AccountServices, "sealer" | "now">,
  { id, email, name }: Pick<StaffUser, "id" | "email" | "name">,
  purpose: keyof typeof LETTERS,
): Promise<void> {
  const token = await newLink(tx, purpose, id, now(), purpose === "new-email" ? email : null);
  const { heading, paragraphs, label } = LETTERS[purpose];
  const hospital = await mailIdentity(tx);
  const link = { href: `${MAIL_SITE}/admin/${purpose}#${token}`, label };
  const message = {
    kind: `accounts.${purpose}`,
    to: email,
    toName: name,
    subject: `${heading} (${hospital.name})`,
    body: AccountMail({ hospital, name, heading, paragraphs: [...paragraphs], link }),
    headers: { "Auto-Submitted": "auto-generated" },
    expiresAt: new Date(+now() + LINK_LIFE_MS[purpose]),
  };
  await enqueueMail(tx, sealer, message, now());
}
