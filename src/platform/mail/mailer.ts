import type { OutgoingMail } from "./outgoing-mail";

/** What hands messages over to the world. */
export interface Mailer {
  /**
   * @param messageId without angle brackets, the same for every attempt at the same message
   * @throws MailProblem
   */
  send(mail: OutgoingMail, messageId: string): Promise<void>;
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
   */
  constructor(
    readonly reason: string,
    readonly isFinal: boolean,
    options?: ErrorOptions,
  ) {
    super(reason, options);
  }
}
