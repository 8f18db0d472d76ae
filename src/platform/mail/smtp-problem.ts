import { MailProblem } from "./mailer";

/** What the mail library adds to its errors. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

const UNHEARD =
  "The connection to the mail server ended before it said whether it took this message: it may have arrived, or not. Send it again if it did not.";

/**
 * What went wrong, in words for staff. Final is only a lasting refusal (5xx) of the recipient or of the message; a refused
 * sign-in or sender is a matter of configuration, and the message waits until that was mended.
 * @param isHandedOver whether the whole message had left when it went wrong
 */
export function smtpProblem(error: unknown, isHandedOver: boolean): MailProblem {
  if (error instanceof MailProblem) return error;
  const { code, command = "", responseCode = 0, response, message } = error as SmtpError;
  const isFinal = responseCode >= 500 && /^(RCPT TO|DATA)/.test(command) && code !== "EAUTH";
  // Handed over, and no answer: the server may have taken it before the connection ended.
  if (isHandedOver && !responseCode) return new MailProblem(UNHEARD, false, { cause: error }, true);
  const words = response ?? `${message}${code ? ` (${code})` : ""}`;
  return new MailProblem(withoutAddresses(words).slice(0, 300), isFinal, { cause: error });
}

/** Servers like to repeat whom they refuse. Tried only where a word begins, which keeps it linear. */
function withoutAddresses(words: string): string {
  return words
    .replace(/<?(?<![^\s<>()"',;:])[^\s<>()"',;:]+@[^\s<>()"',;:]+>?/g, "(address)")
    .replace(/\s+/g, " ");
}
