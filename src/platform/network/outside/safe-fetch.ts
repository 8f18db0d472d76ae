import { lookup } from "node:dns/promises";
import { type ClientRequest, type IncomingMessage, request as requestPlain } from "node:http";
import { request as requestSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./is-public-address";

/** The response of another server, or why it was not requested. */
export type Outcome =
  | { kind: "answered"; status: number; url: string }
  | { kind: "refused"; reason: string }
  | { kind: "failed"; code: string };

export interface OutsideOptions {
  /** For one address, including its redirects. */
  timeoutMs?: number;
  maxRedirects?: number;
  /**
   * All addresses of a name. Called once per hop; the connection uses these addresses, whatever a later
   * lookup returns.
   */
  resolve?(host: string): Promise<string[]>;
  /** Which IP addresses may be connected to. */
  isAllowed?(address: string): boolean;
  /** Which ports may be connected to. */
  ports?: readonly number[];
}

const USER_AGENT =
  "OpenwardLinkChecker/1.0 (looks whether a link on a hospital's site still leads somewhere)";
const HEADERS_AT_MOST = 16 * 1024;
/** Statuses of servers that do not support HEAD; the request is repeated with GET. */
const NO_HEAD: ReadonlySet<number> = new Set([400, 403, 404, 405, 406, 410, 429, 500, 501, 503]);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Checks whether an address exists on another server, without reaching our own network. It resolves the name
 * first, requires that every address is public, and connects to the checked address. It does the same after
 * each redirect. Reads no response bodies.
 */
export function safeFetch(address: string, options: OutsideOptions = {}): Promise<Outcome> {
  return follow<Outcome>(address, options, askOnce);
}

/** A file of another server, or why there is none. */
export type Download =
  | { kind: "downloaded"; bytes: Uint8Array }
  | { kind: "answered"; status: number }
  | { kind: "tooLarge" }
  | Exclude<Outcome, { kind: "answered" }>;

/**
 * Downloads a file from another server, with the same protection as `safeFetch`.
 * @param options.maxBytes a longer response is given up as soon as it is
 */
export function safeDownload(
  address: string,
  { maxBytes, ...options }: OutsideOptions & { maxBytes: number },
): Promise<Download> {
  return follow<Download>(address, options, async (url, checked, signal) => {
    const response = await responseOf(url, "GET", checked, signal);
    const { statusCode = 0, headers } = response;
    if (REDIRECTS.has(statusCode) && headers.location) {
      response.destroy();
      return { location: headers.location };
    }
    if (statusCode !== 200) {
      response.destroy();
      return { kind: "answered", status: statusCode };
    }
    const bytes = await bytesOf(response, maxBytes);
    return bytes ? { kind: "downloaded", bytes } : { kind: "tooLarge" };
  });
}

async function bytesOf(response: IncomingMessage, maxBytes: number): Promise<Uint8Array | null> {
  const pieces: Buffer[] = [];
  let received = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    received += piece.length;
    // Leaving the loop closes the connection.
    if (received > maxBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

type Refused = Exclude<Outcome, { kind: "answered" }>;

/** Asks an address, and the ones that it redirects to, each at an IP address that was checked. */
async function follow<Result>(
  address: string,
  options: OutsideOptions,
  ask: (url: URL, checked: string, signal: AbortSignal) => Promise<Result | { location: string }>,
): Promise<Result | Refused> {
  const { timeoutMs = 15_000, maxRedirects = 5 } = options;
  const signal = AbortSignal.timeout(timeoutMs);
  let url = URL.parse(address);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const reason = refusal(url, options);
    if (!url || reason) return { kind: "refused", reason: reason ?? "This is not an address." };
    const outcome = await askAt(url, options, signal, ask);
    if (!isRedirect(outcome)) return outcome;
    url = URL.parse(outcome.location, url);
  }
  return { kind: "failed", code: "TOO_MANY_REDIRECTS" };
}

/** Why an address is refused before any request. */
function refusal(url: URL | null, { ports = [80, 443] }: OutsideOptions): string | undefined {
  if (!url) return "This is not an address.";
  if (url.protocol !== "http:" && url.protocol !== "https:") return "It does not begin with https://.";
  if (url.username || url.password) return "It holds a password.";
  if (!ports.includes(Number(url.port) || (url.protocol === "https:" ? 443 : 80)))
    return "It uses an unusual port.";
  return undefined;
}

function isRedirect(outcome: unknown): outcome is { location: string } {
  return typeof outcome === "object" && outcome !== null && "location" in outcome;
}

async function askAt<Result>(
  url: URL,
  { resolve = resolveName, isAllowed = isPublicAddress }: OutsideOptions,
  signal: AbortSignal,
  ask: (url: URL, checked: string, signal: AbortSignal) => Promise<Result>,
): Promise<Result | Refused> {
  try {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) ? [host] : await within(signal, resolve(host));
    // One private address is enough to refuse: a name with both kinds is an attack.
    const [first] = addresses;
    if (first === undefined) return { kind: "failed", code: "ENOTFOUND" };
    if (!addresses.every(isAllowed)) return { kind: "refused", reason: "It leads to a private network." };
    return await ask(url, first, signal);
  } catch (error) {
    return { kind: "failed", code: codeOf(error, signal) };
  }
}

async function askOnce(
  url: URL,
  checked: string,
  signal: AbortSignal,
): Promise<Outcome | { location: string }> {
  const head = await headersOf(url, "HEAD", checked, signal);
  const answer = NO_HEAD.has(head.status) ? await headersOf(url, "GET", checked, signal) : head;
  if (REDIRECTS.has(answer.status) && answer.location) return { location: answer.location };
  return { kind: "answered", status: answer.status, url: url.href };
}

async function resolveName(host: string): Promise<string[]> {
  return (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
}

/** Status and redirect target of a response. Closes the connection as soon as they are known. */
async function headersOf(
  url: URL,
  method: "HEAD" | "GET",
  address: string,
  signal: AbortSignal,
): Promise<{ status: number; location: string | undefined }> {
  const response = await responseOf(url, method, address, signal);
  response.destroy();
  return { status: response.statusCode ?? 0, location: response.headers.location };
}

/** A response whose body has not been read. */
function responseOf(
  url: URL,
  method: "HEAD" | "GET",
  address: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  // Always returns the checked address.
  const pinned: LookupFunction = (_host, options, done) => {
    const family = isIP(address);
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const ask = url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((answer, fail) => {
    const request: ClientRequest = ask(url, {
      method,
      signal,
      agent: false,
      lookup: pinned,
      maxHeaderSize: HEADERS_AT_MOST,
      headers: { "user-agent": USER_AGENT, accept: "text/html,*/*;q=0.5", "accept-encoding": "identity" },
    });
    request.on("error", fail);
    request.on("response", answer);
    request.end();
  });
}

function within<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const timeout = new Promise<never>((_, fail) => {
    signal.addEventListener("abort", () => fail(signal.reason), { once: true });
  });
  return Promise.race([work, timeout]);
}

function codeOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "ETIMEDOUT";
  return error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
}
