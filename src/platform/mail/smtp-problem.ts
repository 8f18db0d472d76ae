import { MailProblem } from "./mailer";

/** What the mail library adds to its errors. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/**
 * What went wrong, in words for staff. Final is only a lasting refusal (5xx) of the recipient or of the message; a refused
 * sign-in or sender is a matter of configuration, and the message waits until that was mended.
 */
export function smtpProblem(error: unknown): MailProblem {
  if (error instanceof MailProblem) return error;
  const { code, command = "", responseCode = 0, response, message } = error as SmtpError;
  const isFinal = responseCode >= 500 && /^(RCPT TO|DATA)/.test(command) && code !== "EAUTH";
  const words = response ?? `${message}${code ? ` (${code})` : ""}`;
  return new MailProblem(withoutAddresses(words).slice(0, 300), isFinal, { cause: error });
}

/** Servers like to repeat whom they refuse. */
function withoutAddresses(words: string): string {
  return words.replace(/<?[^\s<>()"',;:]+@[^\s<>()"',;:]+>?/g, "(address)").replace(/\s+/g, " ");
}
