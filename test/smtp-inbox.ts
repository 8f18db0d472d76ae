import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { freePort } from "./start-site";

export interface SmtpInbox {
  /** The value of SMTP_URL. */
  url: string;
  /** The accepted messages as received. */
  messages: string[];
  /** Answers the next recipients or messages with these replies instead, one each. */
  refuse(stage: "recipient" | "message", ...replies: { code: number; text: string }[]): void;
  /**
   * Sends no reply when this recipient is named, or when a message to them has arrived: the sender waits.
   * @returns resolves when that happens
   */
  hold(stage: "recipient" | "message", recipient: string): Promise<void>;
  /** Sends the reply for a recipient that was held. */
  release(recipient: string): void;
  /** Accepts connections; `down` ends all of them and refuses new ones. */
  up(): Promise<void>;
  down(): Promise<void>;
}

/**
 * A real mail server on this machine, which keeps the messages it accepts, and refuses those that a test wants refused.
 */
export async function smtpInbox(): Promise<SmtpInbox> {
  const port = await freePort();
  const replies = new Replies();
  let server: SMTPServer | undefined;
  const inbox: SmtpInbox = {
    url: `smtp://127.0.0.1:${port}`,
    messages: replies.messages,
    refuse: (stage, ...refusals) => void replies.refusals[stage].push(...refusals),
    hold: (stage, recipient) => replies.hold(stage, recipient),
    release: (recipient) => replies.held.get(recipient)?.(),
    async up() {
      server = createSmtpServer(replies);
      // Some tests are about clients that disconnect midway.
      server.on("error", () => {});
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
      if ((server.server.address() as AddressInfo).port !== port) throw new Error("The port is in use.");
    },
    async down() {
      const ended = server;
      server = undefined;
      // As when the machine fails: closing the server would first reply 421, which says that the message was
      // not accepted.
      for (const connection of connectionsOf(ended)) connection._socket.destroy();
      await new Promise<void>((resolve) => (ended ? ended.close(resolve) : resolve()));
    },
  };
  await inbox.up();
  return inbox;
}

type Stage = "recipient" | "message";

/** The accepted messages, and those that the test wants refused or held. */
class Replies {
  readonly messages: string[] = [];
  readonly refusals: Record<Stage, Refusal[]> = { recipient: [], message: [] };
  /** Sends the reply for a recipient that is held, by recipient. */
  readonly held = new Map<string, () => void>();
  readonly #holds: { stage: Stage; recipient: string; reached(): void }[] = [];

  hold(stage: Stage, recipient: string): Promise<void> {
    return new Promise((reached) => {
      this.#holds.push({ stage, recipient, reached });
    });
  }

  /** @returns whether the test wants no reply here */
  holdAt(stage: Stage, recipient: string): boolean {
    const at = this.#holds.findIndex((one) => one.stage === stage && one.recipient === recipient);
    const [found] = at === -1 ? [] : this.#holds.splice(at, 1);
    found?.reached();
    return found !== undefined;
  }
}

function createSmtpServer(replies: Replies): SMTPServer {
  return new SMTPServer({
    authOptional: true,
    // A reverse lookup of 127.0.0.1 may take longer than everything else.
    disableReverseLookup: true,
    // A held client does not close its connection.
    closeTimeout: 100,
    disabledCommands: ["STARTTLS", "AUTH"],
    onRcptTo: ({ address }, _session, done) => {
      const reply = () => done(asError(replies.refusals.recipient.shift()));
      if (replies.holdAt("recipient", address)) replies.held.set(address, reply);
      else reply();
    },
    onData(stream, { envelope }, done) {
      let text = "";
      stream.on("data", (chunk) => {
        text += chunk;
      });
      stream.on("end", () => {
        const refusal = replies.refusals.message.shift();
        if (!refusal) replies.messages.push(text);
        if (envelope.rcptTo.some(({ address }) => replies.holdAt("message", address))) return;
        done(asError(refusal));
      });
    },
  });
}

/** The library has its open connections but declares no type for them. */
function connectionsOf(server: SMTPServer | undefined): { _socket: Socket }[] {
  return [
    ...((server as unknown as { connections: Set<{ _socket: Socket }> } | undefined)?.connections ?? []),
  ];
}

type Refusal = { code: number; text: string };

function asError(refusal: Refusal | undefined): Error | null {
  return refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
}
