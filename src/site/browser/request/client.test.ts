import { expect, expectTypeOf, test, vi } from "vitest";
import { createRequests } from "./create-requests";
import { successOf } from "./failure";

function setUp(answer: unknown = {}) {
  const fetch = vi.fn(async (..._call: Parameters<typeof globalThis.fetch>) => Response.json(answer));
  const requests = createRequests({ fetch, clearSession() {}, goToSignIn() {}, reportError() {} });
  return { requests, sent: () => fetch.mock.calls[0] };
}

test("fills in the placeholders of a path, and appends the query", async () => {
  const { requests, sent } = setUp();
  await requests.get("/api/admin/{type}/{id}/revisions", {
    params: { type: "pages", id: "a/b" },
    query: { page: 2 },
  });
  expect(sent()?.[0]).toBe("/api/admin/pages/a%2Fb/revisions?page=2");
});

test("leaves out undefined values", async () => {
  const { requests, sent } = setUp();
  await requests.get("/api/admin/users", { query: { q: undefined, page: 1 } });
  expect(sent()?.[0]).toBe("/api/admin/users?page=1");
});

test("a call that its endpoint does not declare does not compile", () => {
  // Never called: the compiler checks it.
  const calls = async ({ get, post, put, del }: ReturnType<typeof createRequests>) => {
    const lock = successOf(await get("/api/admin/site-lock"));
    expectTypeOf(lock).toEqualTypeOf<{ locked: boolean; hasPassword: boolean; changedAt: string | null }>();
    // @ts-expect-error the endpoint answers no such property
    void lock.password;
    // @ts-expect-error no such path
    await get("/api/admin/site-locks");
    // @ts-expect-error the path takes other methods
    await del("/api/admin/site-lock");
    // @ts-expect-error no params
    await get("/api/admin/users/{id}");
    // @ts-expect-error another param
    await get("/api/admin/users/{id}", { params: { userId: "1" } });
    // @ts-expect-error no body
    await put("/api/admin/site-lock");
    // @ts-expect-error a property of another type
    await put("/api/admin/site-lock", { body: { locked: "yes" } });
    // @ts-expect-error a property that the endpoint does not take
    await put("/api/admin/site-lock", { body: { locked: true, until: "tomorrow" } });
    // @ts-expect-error a body where there is none
    await get("/api/admin/site-lock", { body: {} });
    // @ts-expect-error a query that the endpoint does not take
    await get("/api/admin/users", { query: { name: "Ana" } });
    // @ts-expect-error no choice of the endpoint
    await get("/api/admin/users", { query: { status: "away" } });
    // @ts-expect-error a form where the endpoint takes JSON
    await put("/api/admin/site-lock", { body: new FormData() });
    // @ts-expect-error JSON where the endpoint takes a form
    await post("/api/form/{slug}", { params: { slug: "contact" }, body: { name: "Ana" } });
    expectTypeOf(await del("/api/admin/account/totp"))
      .extract<undefined>()
      .toEqualTypeOf<undefined>();
  };
  expectTypeOf(calls).toBeFunction();
});
