import { MailProblem } from "./mailer";

/** Properties that the mail library adds to its errors. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const NO_CONFIRMATION =
  "The connection to the mail server ended before it confirmed this message. The message may have been delivered. Send it again if it was not.";

/**
 * Explains an error to staff. Only a permanent refusal (5xx) of the recipient or the message is final. A
 * refused sign-in or sender is a configuration error, and the message waits until it is fixed.
 * @param isHandedOver whether the whole message had been sent before the error
 */
export function smtpProblem(error: unknown, isHandedOver: boolean): MailProblem {
  if (error instanceof MailProblem) return error;
  const { code, command = "", responseCode = 0, response, message } = error as SmtpError;
  const isFinal = responseCode >= 500 && /^(RCPT TO|DATA)/.test(command) && code !== "EAUTH";
  // The whole message was sent, but the server did not confirm it: it may have accepted the message before
  // the connection ended.
  if (isHandedOver && !responseCode) return new MailProblem(NO_CONFIRMATION, false, { cause: error }, true);
  const words = response ?? `${message}${code ? ` (${code})` : ""}`;
  return new MailProblem(withoutAddresses(words).slice(0, 300), isFinal, { cause: error });
}

/**
 * Servers often repeat the refused address. Matches only at the start of a word, so that it runs in linear
 * time.
 */
function withoutAddresses(words: string): string {
  return words
    .replace(/<?(?<![^\s<>()"',;:])[^\s<>()"',;:]+@[^\s<>()"',;:]+>?/g, "(address)")
    .replace(/\s+/g, " ");
}
