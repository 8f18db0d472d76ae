import type { OutgoingMail } from "./outgoing-mail";

/** Sends messages to a mail server. */
export interface Mailer {
  /**
   * @param messageId without angle brackets, the same for every attempt at the same message
   * @param beforeHandOver awaited before the last byte is sent, until which the message cannot be delivered.
   * Throws to prevent the sending
   * @throws MailProblem
   */
  send(mail: OutgoingMail, messageId: string, beforeHandOver: () => Promise<void>): Promise<void>;
  /** The domain of message ids. */
  domain(): Promise<string>;
  close(): void;
}

/** Why a message was not sent. */
export class MailProblem extends Error {
  override readonly name = "MailProblem";

  /**
   * @param reason for staff, without addresses of people
   * @param isFinal whether a retry can never help, because the server refuses this recipient or this message
   * @param isUnclear whether the message may have been delivered anyway
   */
  constructor(
    readonly reason: string,
    readonly isFinal: boolean,
    options?: ErrorOptions,
    readonly isUnclear = false,
  ) {
    super(reason, options);
  }
}
