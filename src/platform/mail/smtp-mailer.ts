import { createTransport } from "nodemailer";
import type { MailAddress } from "./mail-address";
import { type Mailer, MailProblem } from "./mailer";
import type { OutgoingMail } from "./outgoing-mail";
import { smtpProblem } from "./smtp-problem";

/** Shorter than the time after which a message that is being sent counts as abandoned. */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * Sends by SMTP.
 * @param url such as `smtp://user:password@mail.example:587`
 * @param sender who messages come from; null while nobody is configured
 */
export function smtpMailer(url: string, sender: () => Promise<MailAddress | null>): Mailer {
  // What a message brings is in it: it may not make this machine read files or fetch addresses.
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });

  async function from(): Promise<MailAddress> {
    const known = await sender();
    if (known) return known;
    throw new MailProblem(
      "There is no address to send from: set MAIL_FROM, or the e-mail in the settings of the site.",
      false,
    );
  }

  return {
    async send(mail, messageId) {
      try {
        await transport.sendMail(composed(mail, await from(), messageId));
      } catch (error) {
        throw smtpProblem(error);
      }
    },
    domain: async () => (await from()).address.split("@")[1] ?? "",
    close: () => transport.close(),
  };
}

function composed(
  { to, toName, attachments = [], headers, ...mail }: OutgoingMail,
  from: MailAddress,
  id: string,
) {
  return {
    ...mail,
    from,
    to: { name: toName ?? "", address: to },
    messageId: `<${id}>`,
    // Tells auto-responders to stay quiet (RFC 3834).
    headers: { "Auto-Submitted": "auto-generated", ...headers },
    attachments: attachments.map((file) => ({ ...file, encoding: "base64" })),
  };
}
