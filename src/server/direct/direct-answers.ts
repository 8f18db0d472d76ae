import type { IncomingMessage, ServerResponse } from "node:http";
import { identify } from "../middleware/identify-request";
import { MAX_HOST_LENGTH } from "../middleware/refuse-malformed";
import { secureHeaderValues } from "../middleware/secure-headers";
import type { Services } from "../services";
import {
  type ContentForm,
  formFor,
  isCompressed,
  type ReadyContent,
  type ReadyResponse,
  requestForm,
  responseIn,
} from "./ready-content";
import { sentLog } from "./sent-log";

/** A request for content that may be in memory. */
export interface DirectRequest {
  path: string;
  /** Scheme and host at which the visitor reaches the site. */
  origin: string;
  header(name: string): string | undefined;
}

/** Content that can be sent immediately. */
export interface DirectContent {
  content: ReadyContent;
  isCachedPage: boolean;
  /** Called after it was sent for a GET request. */
  sent?(status: number): void;
}

/**
 * Finds content in memory. It applies every rule that the application applies to such a request, and returns
 * undefined if the application must answer.
 */
export type FindContent = (request: DirectRequest) => DirectContent | undefined;

/** Sends content from memory in Node's own listener, before the application. */
export interface DirectAnswers {
  /** @returns false if it did nothing and the application must answer */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
  /** Writes the last line of the log. */
  stop(): Promise<void>;
}

export function directAnswers(services: Services, find: FindContent): DirectAnswers {
  const written = writtenForms(services);
  const log = sentLog(services);
  return {
    answer(incoming, outgoing) {
      const started = performance.now();
      const { method, url: path } = incoming;
      if (path === undefined || (method !== "GET" && method !== "HEAD") || !isSimple(incoming, path))
        return false;
      const { requestId, origin, forwarding } = identify(incoming, services.env);
      const header = (name: string) => incoming.headers[name] as string | undefined;
      const found = find({ path, origin, header });
      if (!found) return false;
      const form = formFor(found.content, {
        ifNoneMatch: header("if-none-match"),
        acceptEncoding: header("accept-encoding"),
      });
      if (requestForm(found.content, form)) return false;
      const { status, headers, body } = written(found.content, form);
      // Node serializes the object immediately, so the next request may change it.
      headers["x-request-id"] = requestId;
      if (found.content.shared) Object.assign(headers, found.content.shared.headers());
      outgoing.writeHead(status, headers);
      outgoing.end(method === "HEAD" ? undefined : body);
      services.forwarding.count(forwarding);
      if (method === "GET") found.sent?.(status);
      const seconds = (performance.now() - started) / 1_000;
      const cache = found.isCachedPage ? "hit" : undefined;
      log.add(requestId, { method, path, status, seconds, cache });
      return true;
    },
    stop: async () => log.stop(),
  };
}

/**
 * Whether all checks of the application accept the request if its exact path exists: no query, no body, one host name.
 */
function isSimple({ headers, rawHeaders }: IncomingMessage, path: string): boolean {
  if (path.includes("?")) return false;
  if (headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined) return false;
  if ((headers.host?.length ?? 0) > MAX_HOST_LENGTH) return false;
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts += 1;
  return hosts <= 1;
}

/**
 * The response of each content in each encoding, as written to the network. It is built once, and again when a better
 * encoding replaced it.
 */
function writtenForms({ env }: Services) {
  const secure = secureHeaderValues(env);
  const forms = new WeakMap<ReadyContent, Map<ContentForm, ReadyResponse>>();
  return (content: ReadyContent, form: ContentForm): ReadyResponse => {
    const ofContent = forms.get(content) ?? new Map<ContentForm, ReadyResponse>();
    forms.set(content, ofContent);
    const existing = ofContent.get(form);
    if (existing && (!isCompressed(form) || existing.body === content.compressed?.[form])) return existing;
    const { status, headers, body } = responseIn(content, form);
    const response = { status, headers: { ...secure, ...headers }, body };
    ofContent.set(form, response);
    return response;
  };
}
