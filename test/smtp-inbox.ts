import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { freePort } from "./start-site";

export interface SmtpInbox {
  /** What SMTP_URL is set to. */
  url: string;
  /** The messages that were taken, as they came over the line. */
  messages: string[];
  /** Answers the next recipients or messages with these replies instead, one each. */
  refuse(stage: "recipient" | "message", ...replies: { code: number; text: string }[]): void;
  /** Takes connections; `down` ends all of them and refuses new ones. */
  up(): Promise<void>;
  down(): Promise<void>;
}

/** A real mail server on this machine, which keeps what it is given and refuses what a test wants refused. */
export async function smtpInbox(): Promise<SmtpInbox> {
  const port = await freePort();
  const messages: string[] = [];
  const refusals = { recipient: [] as Refusal[], message: [] as Refusal[] };
  let server: SMTPServer | undefined;

  const start = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS", "AUTH"],
      onRcptTo: (_address, _session, done) => done(asError(refusals.recipient.shift())),
      onData(stream, _session, done) {
        let text = "";
        stream.on("data", (chunk) => {
          text += chunk;
        });
        stream.on("end", () => {
          const refusal = refusals.message.shift();
          if (!refusal) messages.push(text);
          done(asError(refusal));
        });
      },
    });

  const inbox: SmtpInbox = {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    refuse: (stage, ...replies) => void refusals[stage].push(...replies),
    async up() {
      server = start();
      // A client that goes away in the middle is what some tests are about.
      server.on("error", () => {});
      server.listen(port, "127.0.0.1");
      await once(server.server, "listening");
      if ((server.server.address() as AddressInfo).port !== port) throw new Error("The port was taken.");
    },
    async down() {
      const ended = server;
      server = undefined;
      await new Promise<void>((resolve) => (ended ? ended.close(resolve) : resolve()));
    },
  };
  await inbox.up();
  return inbox;
}

type Refusal = { code: number; text: string };

function asError(refusal: Refusal | undefined): Error | null {
  return refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
}
