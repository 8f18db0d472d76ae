import { describe, expect, test, vi } from "vitest";
import { createRequests } from "./create-requests";
import { isFailure } from "./failure";

function setUp(status: number, body: unknown) {
  const fetch = vi.fn(async (..._call: Parameters<typeof globalThis.fetch>) =>
    typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status }),
  );
  const surroundings = { fetch, clearSession: vi.fn(), goToSignIn: vi.fn(), reportError: vi.fn() };
  return { ...surroundings, requests: createRequests(surroundings) };
}

describe("what is sent", () => {
  test("GET with a query and no token", async () => {
    const { requests, fetch } = setUp(200, {});
    await requests.get("/api/class/1", { query: new URLSearchParams({ utm_source: "radio" }) });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe("/api/class/1?utm_source=radio");
    expect(init?.method).toBe("GET");
    expect([...new Headers(init?.headers).keys()]).toEqual(["accept"]);
  });

  test("POST of a form leaves its boundary to the browser", async () => {
    const { requests, fetch } = setUp(200, {});
    const form = new FormData();
    await requests.post("/api/form/newsletter", form, { idempotencyKey: "k" });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.body).toBe(form);
    expect(new Headers(init?.headers).get("content-type")).toBeNull();
    expect(new Headers(init?.headers).get("idempotency-key")).toBe("k");
  });

  test("DELETE carries a body and the token as Bearer", async () => {
    const { requests, fetch } = setUp(200, {});
    await requests.del("/api/admin/locations/1", { revision: 3 }, { token: "t" });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.method).toBe("DELETE");
    expect(init?.body).toBe('{"revision":3}');
    expect(new Headers(init?.headers).get("authorization")).toBe("Bearer t");
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
  });
});

describe("what comes back", () => {
  test("the object that the server sent", async () => {
    const { requests } = setUp(200, { specialties: [] });
    expect(await requests.get("/api/specialty/list")).toEqual({ specialties: [] });
  });

  test("an error with a code is handed to the caller", async () => {
    const failure = {
      error: {
        code: "VALIDATION_FAILED",
        message: "Look again.",
        errors: [{ propertyName: "email", message: "?" }],
      },
    };
    const { requests, clearSession, reportError } = setUp(422, failure);
    const answer = await requests.post("/api/form/newsletter");
    expect(answer).toEqual(failure);
    expect(isFailure(answer)).toBe(true);
    expect(clearSession).not.toHaveBeenCalled();
    expect(reportError).not.toHaveBeenCalled();
  });

  test("NOT_LOGGED_IN forgets the session and leads to the sign-in", async () => {
    const { requests, clearSession, goToSignIn } = setUp(401, {
      error: { code: "NOT_LOGGED_IN", message: "Please sign in." },
    });
    expect(isFailure(await requests.get("/api/admin/locations"))).toBe(true);
    expect(clearSession).toHaveBeenCalledOnce();
    expect(goToSignIn).toHaveBeenCalledOnce();
  });

  test.each([{ message: "The lights are out." }, { error: { message: "The lights are out." } }])(
    "a message without a code is thrown with that message: %j",
    async (body) => {
      const { requests } = setUp(500, body);
      await expect(requests.get("/api/x")).rejects.toMatchObject({
        message: "The lights are out.",
        status: 500,
      });
    },
  );

  test("anything else is thrown with its status", async () => {
    const { requests } = setUp(502, "<html>Bad gateway</html>");
    await expect(requests.get("/api/x")).rejects.toMatchObject({ name: "RequestError", status: 502 });
  });

  test("no connection is thrown as it is", async () => {
    const { requests, fetch } = setUp(200, {});
    const offline = new TypeError("Failed to fetch");
    fetch.mockRejectedValue(offline);
    await expect(requests.get("/api/x")).rejects.toBe(offline);
  });

  test("a 404 is also reported, with a code or without", async () => {
    const coded = setUp(404, { error: { code: "NOT_FOUND", message: "No such provider." } });
    expect(isFailure(await coded.requests.get("/api/staff-member/1"))).toBe(true);
    expect(coded.reportError).toHaveBeenCalledWith(
      expect.objectContaining({ message: "No such provider.", status: 404 }),
    );

    const bare = setUp(404, "");
    await expect(bare.requests.get("/api/x")).rejects.toMatchObject({ status: 404 });
    expect(bare.reportError).toHaveBeenCalledOnce();
  });
});
