import { describe, expect, test, vi } from "vitest";
import { createRequests } from "./create-requests";
import { failureMessage, isFailure, NO_MESSAGE } from "./failure";

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

  test.each(["get", "post", "del"] as const)(
    "%s carries a token as Bearer where one is given",
    async (name) => {
      const send = async (token?: string) => {
        const { requests, fetch } = setUp(200, {});
        if (name === "get") await requests.get("/api/admin/locations", { token });
        else await requests[name]("/api/admin/locations", { revision: 3 }, { token });
        const init = fetch.mock.calls[0]?.[1];
        return [init?.method, new Headers(init?.headers).get("authorization")];
      };
      const method = { get: "GET", post: "POST", del: "DELETE" }[name];
      expect(await send("t")).toEqual([method, "Bearer t"]);
      expect(await send()).toEqual([method, null]);
    },
  );

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

  test.each([
    ["a gateway's page", 502, "<html>Bad gateway</html>"],
    ["an empty body", 500, ""],
    ["an empty object", 500, {}],
    ["a success that nobody can read", 200, "<html>Sign in to the network</html>"],
    ["a success that is no object", 200, '"ok"'],
    ["a success that is null", 200, "null"],
    ["a server's empty message", 500, { error: { message: "" } }],
    ["a server's blank message", 500, { message: " " }],
  ])(
    "%s is reported with method, path and status, and people read a sentence",
    async (_what, status, body) => {
      const { requests, reportError } = setUp(status, body);
      const error = await requests.post("/donate/initiate").catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({
        name: "RequestError",
        status,
        message: "Hmm, there doesn't appear to be a message.",
        details: `POST /donate/initiate returned status ${status}`,
      });
      expect(failureMessage(error)).toBe(NO_MESSAGE);
      expect(reportError.mock.calls).toEqual([[error]]);
    },
  );

  test("a response without content is no failure", async () => {
    const { requests, fetch } = setUp(200, {});
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(requests.del("/api/x")).resolves.toBeUndefined();
  });

  test("no response in time is reported with the request, and people read that there was no answer", async () => {
    const { requests, fetch, reportError } = setUp(200, {});
    fetch.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    const error = await requests.get("/api/x", { timeoutMs: 1 }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: "RequestError",
      details: "GET /api/x got no response in time",
    });
    expect(failureMessage(error)).toBe("Our website did not answer.");
    expect(reportError.mock.calls).toEqual([[error]]);
  });

  test("a caller that gives up ends the request", async () => {
    const { requests, fetch } = setUp(200, {});
    fetch.mockImplementation(async (_address, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({});
    });
    const givenUp = AbortSignal.abort(new Error("left the page"));
    await expect(requests.get("/api/x", { signal: givenUp })).rejects.toThrow("left the page");
  });

  test("no connection is thrown as it is", async () => {
    const { requests, fetch } = setUp(200, {});
    const offline = new TypeError("Failed to fetch");
    fetch.mockRejectedValue(offline);
    await expect(requests.get("/api/x")).rejects.toBe(offline);
    expect(failureMessage(offline)).toBe("Our website cannot be reached right now. Check your connection.");
    expect(offline).toMatchObject({ details: "GET /api/x" });
  });

  test("a defect of our own is not taken for a lost connection", () => {
    expect(failureMessage(new TypeError("Cannot read properties of undefined"))).toBe(NO_MESSAGE);
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
