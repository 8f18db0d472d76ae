import { mailIdentity } from "~/content/mail/mail-identity";
import type { Database } from "~/platform/database/database";
import { enqueueMail } from "~/platform/outbox/enqueue-mail";
import type { AccountServices } from "../account-services";
import type { StaffUser } from "../identity";
import { AccountMail } from "./account-mail";

/** What a person is told after something about how they sign in changed, so that they notice when it was not them. */
const NOTICES = {
  "password-changed": {
    heading: "Your password was changed",
    said: "The password of your account was changed, and you were signed out everywhere else.",
  },
  "totp-added": {
    heading: "An authenticator app was added",
    said: "From now on, signing in asks for a code from your authenticator app.",
  },
  "totp-removed": {
    heading: "Your authenticator app was removed",
    said: "Signing in no longer asks for a code from your authenticator app.",
  },
  "passkey-added": {
    heading: "A passkey was added",
    said: "A passkey was added to your account. Whoever has it can sign in as you.",
  },
  "api-token-made": {
    heading: "A personal token was made",
    said: "A personal token was made for your account. Whoever has it can do what it was made for in your name.",
  },
  "email-changed": {
    heading: "Your e-mail address was changed",
    said: "Your account now has another e-mail address. Messages about it no longer come to this one.",
  },
} as const;

/** Tells a person, at the address that they had before the change, what changed; in the transaction of the change. */
export async function sendNotice(
  tx: Database,
  { sealer, now }: Pick<AccountServices, "sealer" | "now">,
  { email, name }: Pick<StaffUser, "email" | "name">,
  notice: keyof typeof NOTICES,
  origin: string,
): Promise<void> {
  const { heading, said } = NOTICES[notice];
  const hospital = await mailIdentity(tx);
  const paragraphs = [
    said,
    "If that was you, there is nothing to do. If it was not, set a new password now and tell whoever looks after the website.",
  ];
  const link = { href: `${origin}/admin/account`, label: "Open my account" };
  const message = {
    kind: `accounts.${notice}`,
    ...{ to: email, toName: name },
    subject: `${heading} (${hospital.name})`,
    body: AccountMail({ hospital, name, heading, paragraphs, link }),
    headers: { "Auto-Submitted": "auto-generated" },
  };
  await enqueueMail(tx, sealer, message, now());
}
