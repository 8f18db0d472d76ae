import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { smtpProblem } from "./smtp-problem";

export interface MailServerProbe {
  /** Whether everything after the first words was encrypted. */
  isEncrypted: boolean;
  /** Whether a user and password were sent and accepted; false where SMTP_URL has none. */
  isSignedIn: boolean;
  /** What the server's clock said, where its greeting holds a date (Exim and Sendmail do). */
  greetedAt: Date | undefined;
}

/**
 * Connects to the mail server, encrypts, signs in, and says goodbye. No message is sent.
 * @param url as in SMTP_URL
 * @param withinMs how long each step may take, in milliseconds
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
    // The library hands the server's first words to its log alone.
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

/** One step of the conversation. An error of the connection ends it too. */
function settled(
  connection: SMTPConnection,
  step: (done: (error: Error | null) => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.once("error", reject);
    step((error) => (error ? reject(error) : resolve()));
  });
}

/** A date as mail has it: `Mon, 23 Nov 2026 18:16:41 +0000`. */
const MAIL_DATE = /[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}/;

function dateIn(greeting: string): Date | undefined {
  const [written] = MAIL_DATE.exec(greeting) ?? [];
  return written === undefined ? undefined : new Date(written);
}
