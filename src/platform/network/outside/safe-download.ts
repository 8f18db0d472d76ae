import type { IncomingMessage } from "node:http";
import { codeOf, followSafely, type OutsideOptions, responseOf } from "./safe-fetch";

/** How a download ended. `failed`: the server, the connection, the time, or the size. */
export type Download<Result> =
  | { kind: "read"; result: Result; url: string }
  | { kind: "refused"; reason: string }
  | { kind: "failed"; code: string };

export interface DownloadOptions extends OutsideOptions {
  /** Timeout of the whole download, including the body. */
  timeoutMs: number;
  /** A longer body is an error, `TOO_LARGE`. */
  maxBytes: number;
}

class TooLarge extends Error {
  readonly code = "TOO_LARGE";
}

/**
 * Streams a file from another server, without reaching our own network (`safeFetch`). A response with a status other
 * than 200 is `HTTP_<status>`.
 * @param read gets the body; its own errors are rethrown
 */
export async function safeDownload<Result>(
  address: string,
  options: DownloadOptions,
  read: (body: AsyncIterable<Uint8Array>, url: string) => Promise<Result>,
): Promise<Download<Result>> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  const answer = await followSafely(address, options, signal, async (url, ip) => {
    const response = await responseOf(url, "GET", ip, signal);
    const { location } = response.headers;
    if (response.statusCode !== 200) response.destroy();
    return { kind: "open" as const, status: response.statusCode ?? 0, location, response, url: url.href };
  });
  if (answer.kind !== "open") return answer;
  const { status, response, url } = answer;
  if (status !== 200) return { kind: "failed", code: `HTTP_${status}` };
  const body = bounded(response, options.maxBytes);
  try {
    return { kind: "read", result: await read(body.chunks(), url), url };
  } catch (error) {
    if (error !== body.failure()) throw error;
    return { kind: "failed", code: codeOf(error, signal) };
  } finally {
    response.destroy();
  }
}

/** The chunks of a body up to a size, and what ended it early. */
function bounded(response: IncomingMessage, maxBytes: number) {
  let failure: unknown;
  async function* chunks(): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    try {
      for await (const chunk of response as AsyncIterable<Uint8Array>) {
        bytes += chunk.byteLength;
        if (bytes > maxBytes) throw new TooLarge(`The file is longer than ${maxBytes} bytes.`);
        yield chunk;
      }
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  return { chunks, failure: () => failure };
}
