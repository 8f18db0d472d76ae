import { randomBytes } from "node:crypto";

/** The fields of a request, as Stripe names them: `items[0][id]`. */
export type Fields = Record<string, string>;

/** A request that Stripe refuses, with its response. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly type: string,
  ) {
    super(message);
  }
}

/** @throws Refusal */
export function fail(status: number, code: string, message: string, type = "invalid_request_error"): never {
  throw new Refusal(status, code, message, type);
}

/** Newest first, as Stripe lists, with its pagination. */
export function pageOf<One extends { id: string }>(all: One[], query: URLSearchParams, url: string): object {
  const after = query.get("starting_after");
  const newest = all.toReversed();
  const start = after ? newest.findIndex(({ id }) => id === after) + 1 : 0;
  const data = newest.slice(start, start + Number(query.get("limit") ?? 10));
  return { object: "list", url, data, has_more: start + data.length < newest.length };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

/** In seconds, as Stripe reports time. */
export function now(): number {
  return Math.floor(Date.now() / 1000);
}
