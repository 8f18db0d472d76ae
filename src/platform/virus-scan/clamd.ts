import { connect, type Socket } from "node:net";
import type { ClamdAddress } from "./clamd-address";

/** `infected` names the signature that matched. `tooLarge`: above clamd's own limit (StreamMaxLength). */
export type ScanResult = { kind: "clean" } | { kind: "infected"; signature: string } | { kind: "tooLarge" };

const CHUNK_BYTES = 256 * 1024;
const PING_MS = 3_000;
/** clamd answers with one line, which is never longer. */
const MAX_ANSWER_BYTES = 4_096;

/**
 * Sends a file to ClamAV's daemon (its INSTREAM command) and returns the verdict.
 * @param limitMs timeout in milliseconds
 * @throws Error if clamd cannot be reached, times out, or answers an error
 */
export async function scanWithClamd(
  address: ClamdAddress,
  bytes: Uint8Array,
  limitMs: number,
): Promise<ScanResult> {
  const answer = await sendCommand(address, limitMs, async (socket) => {
    await write(socket, "zINSTREAM\0");
    for (let start = 0; start < bytes.length; start += CHUNK_BYTES) {
      const chunk = bytes.subarray(start, start + CHUNK_BYTES);
      await write(socket, sizeOf(chunk.length));
      await write(socket, chunk);
    }
    await write(socket, sizeOf(0));
  });
  if (answer === "stream: OK") return { kind: "clean" };
  const signature = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (signature) return { kind: "infected", signature };
  if (answer.startsWith("INSTREAM size limit exceeded")) return { kind: "tooLarge" };
  throw new Error(`clamd answered: ${answer || "nothing"}`);
}

/** @throws Error if clamd does not respond */
export async function pingClamd(address: ClamdAddress): Promise<void> {
  const answer = await sendCommand(address, PING_MS, (socket) => write(socket, "zPING\0"));
  if (answer !== "PONG") throw new Error(`clamd answered: ${answer || "nothing"}`);
}

/** Sends one command on a new connection. Returns the answer without the trailing zero byte. */
function sendCommand(
  address: ClamdAddress,
  limitMs: number,
  ask: (socket: Socket) => Promise<void>,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(address);
  let answer = "";
  const finish = () => {
    socket.destroy();
    resolve(answer.slice(0, answer.indexOf("\0")).trim());
  };
  const timer = setTimeout(() => {
    reject(new Error(`clamd gave no answer within ${limitMs} ms.`));
    socket.destroy();
  }, limitMs);
  socket.once("close", () => clearTimeout(timer));
  socket.on("data", (part) => {
    answer += part.toString("latin1");
    // clamd refuses a file that is too large before it has read all of it. The answer counts, not the broken
    // connection after it.
    if (answer.includes("\0")) finish();
    else if (answer.length > MAX_ANSWER_BYTES)
      socket.destroy(new Error("clamd answered more than one line."));
  });
  socket.once("error", reject);
  socket.once("close", () => reject(new Error("clamd closed the connection without an answer.")));
  socket.once("connect", () => {
    ask(socket).catch(reject);
  });
  return promise;
}

function write(socket: Socket, data: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(data, (error) => (error ? reject(error) : resolve()));
  });
}

/** Four bytes, big-endian. */
function sizeOf(bytes: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(bytes);
  return size;
}
