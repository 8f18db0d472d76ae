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
  /** Timeout of one address, including its redirects. */
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
const MAX_HEADER_BYTES = 16 * 1024;
/** Statuses of servers that do not support HEAD; the request is repeated with GET. */
const NO_HEAD: ReadonlySet<number> = new Set([400, 403, 404, 405, 406, 410, 429, 500, 501, 503]);
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * Checks whether an address exists on another server, without reaching our own network. It resolves the name
 * first, requires that every address is public, and connects to the checked address. It does the same after
 * each redirect. Reads no response bodies.
 */
export function safeFetch(address: string, options: OutsideOptions = {}): Promise<Outcome> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? 15_000);
  return followSafely(address, options, signal, async (url, ip) => {
    const head = await headersOf(url, "HEAD", ip, signal);
    const answer = NO_HEAD.has(head.status) ? await headersOf(url, "GET", ip, signal) : head;
    return { kind: "answered" as const, status: answer.status, url: url.href, location: answer.location };
  });
}

type Unanswered = Exclude<Outcome, { kind: "answered" }>;

/**
 * Requests an address and follows its redirects, each only after its IP addresses were checked.
 * @param ask requests an address from the checked IP address; `location` is the header of the response
 */
export async function followSafely<Answer extends { status: number; location?: string }>(
  address: string,
  options: OutsideOptions,
  signal: AbortSignal,
  ask: (url: URL, ip: string) => Promise<Answer>,
): Promise<Omit<Answer, "location"> | Unanswered> {
  const { maxRedirects = 5 } = options;
  let url = URL.parse(address);
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const reason = refusal(url, options);
    if (!url || reason) return { kind: "refused", reason: reason ?? "This is not an address." };
    const outcome = await requestOnce(url, options, signal, ask);
    if (!("status" in outcome)) return outcome;
    const { location, ...answer } = outcome;
    if (!REDIRECTS.has(answer.status) || !location) return answer;
    url = URL.parse(location, url);
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

async function requestOnce<Answer>(
  url: URL,
  options: OutsideOptions,
  signal: AbortSignal,
  ask: (url: URL, ip: string) => Promise<Answer>,
): Promise<Answer | Unanswered> {
  const { resolve = resolveName, isAllowed = isPublicAddress } = options;
  try {
    const host = url.hostname.replace(/^\[|\]$/g, "");
    const addresses = isIP(host) ? [host] : await within(signal, resolve(host));
    // One private address is enough to refuse: a name with both kinds is an attack.
    if (addresses.length === 0) return { kind: "failed", code: "ENOTFOUND" };
    if (!addresses.every(isAllowed)) return { kind: "refused", reason: "It leads to a private network." };
    const [first = ""] = addresses;
    return await ask(url, first);
  } catch (error) {
    return { kind: "failed", code: codeOf(error, signal) };
  }
}

async function resolveName(host: string): Promise<string[]> {
  return (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address);
}

/** Status and redirect target of a response. Closes the connection as soon as they are known. */
async function headersOf(
  url: URL,
  method: "HEAD" | "GET",
  ip: string,
  signal: AbortSignal,
): Promise<{ status: number; location?: string }> {
  const response = await responseOf(url, method, ip, signal);
  response.destroy();
  return { status: response.statusCode ?? 0, location: response.headers.location };
}

/**
 * The response of a server at an IP address, its body unread.
 * @throws errors of Node until the response begins; reading the body throws later ones
 */
export function responseOf(
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
      maxHeaderSize: MAX_HEADER_BYTES,
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

export function codeOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return "ETIMEDOUT";
  return error instanceof Error && "code" in error ? String(error.code) : "UNKNOWN";
}
