import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createApi } from "~/app/api";
import { contentTypes } from "~/content/registry";
import { signedIn } from "../factories/accounts";
import { rawRequest } from "../raw-request";
import { VALIDATOR_WORDS } from "../validator-words";
import { testApp } from "../web-app";

const { url, services, logged } = await testApp({
  settings: { ADMIN_FEATURES: "full" },
  // The test is about failures, not about rate limits.
  services: { countUse: async () => {} },
});
let headers: Record<string, string>;

beforeAll(async () => {
  headers = (await signedIn(services.db, "administrator")).headers;
});

/** Values to use for any number, id, date, cursor, choice or word in an address. */
const HOSTILE = [
  "2147483648",
  "-1",
  "1e400",
  "__proto__",
  "%00",
  "%EF%BF%BD%F0%9F%92%A9",
  "%ED%A0%80",
  "..%2f..%2f",
  "'%3B--",
  "-271821-04-20T00:00:00.000Z",
  "x".repeat(2_000),
  randomUUID(),
];

const BODIES = [
  "",
  "null",
  "[]",
  "{",
  '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}',
  '{"data":{"title":"\\u0000","slug":"\\ud800"},"revision":2147483648}',
  '{"data":{"title":"\\udfff","__proto__":{}},"revision":1,"id":"\\u0000","items":[{"id":"x","revision":1e400}]}',
  '{"revision":9007199254740993,"page":1e300,"pageSize":-1,"q":"\\u0000","days":2147483648}',
  `{"data":{"blocks":${"[".repeat(20_000)}${"]".repeat(20_000)}},"revision":1}`,
  `{"data":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)},"revision":1}`,
];

interface Operation {
  method: string;
  path: string;
  query: string[];
  hasBody: boolean;
}

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

/** Every endpoint, as the API's own document lists it. */
function operations(): Operation[] {
  const { paths = {} } = createApi(services).getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "", version: "" },
  });
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item?.[method];
      if (!operation) return [];
      const parameters = (operation.parameters ?? []) as { in: string; name: string }[];
      const query = parameters.filter((one) => one.in === "query").map(({ name }) => name);
      return [{ method: method.toUpperCase(), path, query, hasBody: operation.requestBody !== undefined }];
    }),
  );
}

/** The generic calls of a content type other than pages. */
function isOfOtherType(path: string): boolean {
  const [, apiName] = /^\/api\/admin\/([\w-]+)/.exec(path) ?? [];
  return contentTypes().some((type) => type.apiName === apiName && type.name !== "page");
}

/** Ends the caller's session, or takes a minute. */
const SKIPPED = /^DELETE \/api\/admin\/(session|account)|personal-data\/erasure/;

async function expectContract(what: string, answer: { status: number; body: string }): Promise<void> {
  expect([what.slice(0, 300), answer.status < 500 ? "fine" : answer.body]).toEqual([
    what.slice(0, 300),
    "fine",
  ]);
  if (answer.status < 400 || answer.body === "") return;
  expect([what.slice(0, 300), VALIDATOR_WORDS.exec(answer.body)]).toEqual([what.slice(0, 300), null]);
  const { error } = JSON.parse(answer.body) as { error: { code: string; message: string } };
  expect([what.slice(0, 300), typeof error.code, typeof error.message]).toEqual([
    what.slice(0, 300),
    "string",
    "string",
  ]);
}

async function ask({ method, path }: Pick<Operation, "method" | "path">, body?: string) {
  const answer = await fetch(url + path, {
    method,
    headers: {
      ...headers,
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    body,
    redirect: "manual",
  });
  return { status: answer.status, body: await answer.text() };
}

test("no value in a path or query of any endpoint makes the server fail", { timeout: 300_000 }, async () => {
  const all = operations();
  expect(all.length).toBeGreaterThan(200);
  let requests = 0;
  for (const operation of all) {
    const { method, path, query } = operation;
    if (SKIPPED.test(`${method} ${path}`)) continue;
    if (!path.includes("{") && query.length === 0) continue;
    // The generic calls exist for every content type. One type represents all, except for the number that its
    // column cannot store.
    const isGeneric = isOfOtherType(path);
    if (isGeneric && !path.includes("{n}")) continue;
    const requestWith = async (value: string) => {
      // The id is valid when a number follows; otherwise the number would not be read.
      const filled = path
        .replaceAll("{id}", path.includes("{n}") ? randomUUID() : value)
        .replaceAll(/\{\w+\}/g, value);
      const search = query.map((name) => `${name}=${value}`).join("&");
      const target = { method, path: search ? `${filled}?${search}` : filled };
      await expectContract(
        `${method} ${target.path}`,
        await ask(target, operation.hasBody ? "{}" : undefined),
      );
      requests += 1;
    };
    await Promise.all((isGeneric ? HOSTILE.slice(0, 1) : HOSTILE).map(requestWith));
  }
  expect(requests).toBeGreaterThan(900);
  expect(logged().filter(({ level }) => level === 50)).toEqual([]);
});

test("no body of any endpoint makes the server fail", { timeout: 300_000 }, async () => {
  for (const { method, path, hasBody } of operations()) {
    if (!hasBody || SKIPPED.test(`${method} ${path}`) || isOfOtherType(path)) continue;
    const target = { method, path: path.replaceAll(/\{\w+\}/g, randomUUID()) };
    const post = async (body: string) =>
      expectContract(`${method} ${target.path} ${body}`, await ask(target, body));
    await Promise.all(BODIES.map(post));
  }
  expect(logged().filter(({ level }) => level === 50)).toEqual([]);
});

test.each([
  ["a whole address as the target", "GET http://localhost/about-us?x=1 HTTP/1.1\r\nHost: localhost", 200],
  [
    "one with another host, which counts in place of the header",
    "GET http://other.example/about-us HTTP/1.1\r\nHost: localhost",
    200,
  ],
  ["one without a path", "GET http://localhost HTTP/1.1\r\nHost: localhost", 200],
  ["one that is no address of the web", "GET ftp://localhost/about-us HTTP/1.1\r\nHost: localhost", 400],
  ["one without a host", "GET http:///about-us HTTP/1.1\r\nHost: localhost", 400],
  ["a fragment", "GET /about-us#x HTTP/1.1\r\nHost: localhost", 400],
  ["a host with a long name", `GET /about-us HTTP/1.1\r\nHost: ${"a".repeat(300)}`, 400],
  [
    "a host with a long name in the target",
    `GET http://${"a".repeat(300)}/about-us HTTP/1.1\r\nHost: localhost`,
    400,
  ],
  ["two hosts", "GET /about-us HTTP/1.1\r\nHost: localhost\r\nHost: evil.example", 400],
  ["the same host twice", "GET /about-us HTTP/1.1\r\nHost: localhost\r\nhost: localhost", 400],
  ["a step up", "GET /about-us/../admin HTTP/1.1\r\nHost: localhost", 400],
])("%s", async (_what, head, status) => {
  const answer = await rawRequest(url, `${head}\r\nAccept: application/json`);
  expect(answer.status).toBe(status);
  if (status === 200) return;
  // Node's own parser may refuse it before there is a request.
  if (answer.headers["content-type"]?.startsWith("application/json"))
    expect(JSON.parse(answer.body).error.code).toBe("BAD_REQUEST");
});
