import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { smtpProblem } from "./smtp-problem";

export interface MailServerProbe {
  /** Whether everything after the greeting was encrypted. */
  isEncrypted: boolean;
  /** Whether the server accepted a user and password; false if SMTP_URL has none. */
  isSignedIn: boolean;
  /** The time in the server's greeting, if it contains one (as with Exim and Sendmail). */
  greetedAt: Date | undefined;
}

/**
 * Connects to the mail server, encrypts, signs in, and disconnects. Sends no message.
 * @param url as in SMTP_URL
 * @param withinMs timeout of each step, in milliseconds
 * @throws MailProblem
 */
export async function probeMailServer(url: string, withinMs: number): Promise<MailServerProbe> {
  const { host, port, secure, auth, tls } = parseConnectionUrl(url);
  let greeting = "";
  const connection = new SMTPConnection({
    host,
    port,
    secure,
    tls,
    connectionTimeout: withinMs,
    greetingTimeout: withinMs,
    dnsTimeout: withinMs,
    socketTimeout: withinMs,
    // The library exposes the server's greeting only in its log.
    transactionLog: true,
    logger: {
      debug(entry: { tnx?: string }, line: string) {
        if (entry.tnx === "server" && !greeting) greeting = line;
      },
    },
  });
  try {
    await settled(connection, (done) => connection.connect((error) => done(error ?? null)));
    if (auth)
      await settled(connection, (done) =>
        connection.login({ user: auth.user, credentials: auth }, (error) => done(error)),
      );
    return {
      isEncrypted: connection.secure,
      isSignedIn: auth !== undefined,
      greetedAt: dateIn(greeting),
    };
  } catch (error) {
    throw smtpProblem(error, false);
  } finally {
    connection.quit();
    connection.close();
  }
}

/** One step of the conversation. A connection error ends it too. */
function settled(
  connection: SMTPConnection,
  step: (done: (error: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once("error", reject);
    step((error) => (error ? reject(error) : resolve()));
  });
}

/** A date in mail format: `Mon, 23 Nov 2026 18:16:41 +0000`. */
const MAIL_DATE = /[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}/;

function dateIn(greeting: string): Date | undefined {
  const [written] = MAIL_DATE.exec(greeting) ?? [];
  return written === undefined ? undefined : new Date(written);
}
