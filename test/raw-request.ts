import { connect } from "node:net";

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends exactly these bytes and reads the response: for requests that no client library would send.
 * @param head request line and headers without the final empty line; each character is one byte
 */
export async function rawRequest(url: string, head: string, body = ""): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.write(Buffer.from(`${head}\r\nConnection: close\r\n\r\n${body}`, "latin1"));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  const [top = "", ...rest] = Buffer.concat(chunks).toString("latin1").split("\r\n\r\n");
  const [statusLine = "", ...lines] = top.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(":")[0]?.toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  return { status: Number(statusLine.split(" ")[1]), headers, body: rest.join("\r\n\r\n") };
}
