interface Limits {
  /** For everything: connecting, waiting for the answer, and reading its body. Milliseconds. */
  withinMs: number;
  /** A longer body is not read to its end. */
  maxBytes: number;
}

/**
 * `fetch` with a time limit that holds until the last byte of the body was read. A server that connects and then stalls, before its
 * answer or in the middle of it, or that sends a byte now and then, cannot keep us waiting.
 *
 * The timer is our own: a signal from `AbortSignal.timeout` can be garbage collected while the body is read, and then never fires.
 *
 * @returns the response with its body in memory
 * @throws DOMException TimeoutError once the time is over; RangeError when the body is too long; what `fetch` throws
 */
export async function fetchWhole(
  address: string | URL,
  init: RequestInit,
  { withinMs, maxBytes }: Limits,
): Promise<Response> {
  const abort = new AbortController();
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new DOMException(`No complete answer within ${withinMs} ms.`, "TimeoutError")),
    withinMs,
  );
  try {
    return await Promise.race([readWhole(address, { ...init, signal: abort.signal }, maxBytes), timeout]);
  } catch (error) {
    // Closes the connection of an answer that is not waited for any longer.
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
    if (bytes > maxBytes) throw new RangeError(`The answer is longer than ${maxBytes} bytes.`);
    chunks.push(chunk);
  }
  return new Response(body && Buffer.concat(chunks), { status, statusText, headers });
}
