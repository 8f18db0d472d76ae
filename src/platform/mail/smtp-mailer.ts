import { PassThrough } from "node:stream";
import { createTransport } from "nodemailer";
import type { MailAddress } from "./mail-address";
import { type Mailer, MailProblem } from "./mailer";
import type { OutgoingMail } from "./outgoing-mail";
import { smtpProblem } from "./smtp-problem";

/** The last is for the answer to a message that was handed over, too: shorter than its claim holds. */
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
  transport.use("stream", ({ data, message }, done) => {
    const handOver = (data as { [HAND_OVER]?: () => Promise<void> })[HAND_OVER];
    if (handOver) message.processFunc((whole) => whole.pipe(new EndingLate(handOver)));
    done();
  });

  async function from(): Promise<MailAddress> {
    const known = await sender();
    if (known) return known;
    throw new MailProblem(
      "There is no address to send from: set MAIL_FROM, or the e-mail in the settings of the site.",
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

/** Where the mail library carries the hook of one message. */
const HAND_OVER = "openwardHandOver";

/**
 * The text of a message that ends only after `act`: the line with the single dot, by which a server takes the message, follows the end. The
 * library pipes it once the server has accepted sender and recipient and asks for the text; until then nothing can have been handed over.
 */
class EndingLate extends PassThrough {
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
