interface Limits {
  /** Timeout for everything: connecting, waiting for the response, and reading its body. In milliseconds. */
  withinMs: number;
  /** A longer body is an error. */
  maxBytes: number;
}

/**
 * `fetch` with a timeout that covers the whole body. A server that stalls, before or during its response, or
 * that sends a byte now and then, cannot keep us waiting.
 *
 * Uses its own timer: a signal from `AbortSignal.timeout` can be garbage collected while the body is read,
 * and then never fires.
 * @returns the response with its body in memory
 * @throws DOMException TimeoutError; RangeError if the body is too long; errors of `fetch`
 */
export async function fetchWithTimeout(
  address: string | URL,
  init: RequestInit,
  { withinMs, maxBytes }: Limits,
): Promise<Response> {
  const abort = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DOMException(`No complete response within ${withinMs} ms.`, "TimeoutError")),
    withinMs,
  );
  try {
    return await Promise.race([readWhole(address, { ...init, signal: abort.signal }, maxBytes), timeout]);
  } catch (error) {
    // Closes the connection of a response that is no longer needed.
    abort.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function readWhole(address: string | URL, init: RequestInit, maxBytes: number): Promise<Response> {
  const { status, statusText, headers, body } = await fetch(address, init);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new RangeError(`The response is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return new Response(body && Buffer.concat(chunks), { status, statusText, headers });
}
