import { PassThrough } from "node:stream";
import { createTransport } from "nodemailer";
import type { MailAddress } from "./mail-address";
import { type Mailer, MailProblem } from "./mailer";
import type { OutgoingMail } from "./outgoing-mail";
import { smtpProblem } from "./smtp-problem";

/**
 * The last one also limits the wait for the server's answer after handover, and must be shorter than the
 * claim.
 */
const TIMEOUTS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * Sends by SMTP.
 * @param url such as `smtp://user:password@mail.example:587`
 * @param sender the sender's address; null while none is configured
 */
export function smtpMailer(url: string, sender: () => Promise<MailAddress | null>): Mailer {
  // A message must not make this machine read files or fetch addresses.
  const transport = createTransport({ url, ...TIMEOUTS, disableFileAccess: true, disableUrlAccess: true });
  transport.use("stream", ({ data, message }, done) => {
    const handOver = (data as { [HAND_OVER]?: () => Promise<void> })[HAND_OVER];
    if (handOver) message.processFunc((whole) => whole.pipe(new DelayedEnd(handOver)));
    done();
  });

  async function from(): Promise<MailAddress> {
    const cachedSender = await sender();
    if (cachedSender) return cachedSender;
    throw new MailProblem(
      "There is no address to send from: set MAIL_FROM, or the email address in the site's settings.",
      false,
    );
  }

  return {
    async send(mail, messageId, beforeHandOver) {
      let isHandedOver = false;
      const handOver = async () => {
        await beforeHandOver();
        isHandedOver = true;
      };
      try {
        const message = composed(mail, await from(), messageId);
        await transport.sendMail(Object.assign(message, { [HAND_OVER]: handOver }));
      } catch (error) {
        throw smtpProblem(error, isHandedOver);
      }
    },
    domain: async () => (await from()).address.split("@")[1] ?? "",
    close: () => transport.close(),
  };
}

/** The property through which the mail library passes the hook of a message. */
const HAND_OVER = "openwardHandOver";

/**
 * A stream with a message's text that calls `act` before it ends. The server accepts a message at the line
 * with the single dot, which follows the text. The library sends the text only after the server has accepted
 * sender and recipient, so until `act` is called nothing can have been handed over.
 */
class DelayedEnd extends PassThrough {
  readonly #act: () => Promise<void>;

  constructor(act: () => Promise<void>) {
    super({ autoDestroy: false });
    this.#act = act;
  }

  override pipe<Destination extends NodeJS.WritableStream>(server: Destination): Destination {
    this.once("end", () => {
      this.#act().then(
        () => server.end(),
        (error) => this.destroy(error),
      );
    });
    return super.pipe(server, { end: false });
  }
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
