import type { OutgoingMail } from "./outgoing-mail";

/** What hands messages over to the world. */
export interface Mailer {
  /**
   * @param messageId without angle brackets, the same for every attempt at the same message
   * @param beforeHandOver awaited before the last byte leaves: until then the message cannot arrive. Throws to keep it from leaving
   * @throws MailProblem
   */
  send(mail: OutgoingMail, messageId: string, beforeHandOver: () => Promise<void>): Promise<void>;
  /** What stands behind the @ of message ids. */
  domain(): Promise<string>;
  close(): void;
}

/** Why a message was not handed over. */
export class MailProblem extends Error {
  override readonly name = "MailProblem";

  /**
   * @param reason in words for staff, without anybody's address
   * @param isFinal whether trying again can never help: the server refuses this recipient or this message
   * @param isUnclear whether the message may have arrived all the same
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
