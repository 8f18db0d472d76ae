import { describe, expect, test, vi } from "vitest";
import { createSend } from "./create-requests";
import { failureMessage, isFailure, NO_MESSAGE } from "./failure";

function setUp(status: number, body: unknown) {
  const fetch = vi.fn(async (..._call: Parameters<typeof globalThis.fetch>) =>
    typeof body === "string" ? new Response(body, { status }) : Response.json(body, { status }),
  );
  const surroundings = { fetch, clearSession: vi.fn(), goToSignIn: vi.fn(), reportError: vi.fn() };
  return { ...surroundings, send: createSend(surroundings) };
}

describe("requests", () => {
  test("GET with a query and no token", async () => {
    const { send, fetch } = setUp(200, {});
    await send("get", "/api/class/{id}", { params: { id: 1 }, query: { utm_source: "radio" } });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe("/api/class/1?utm_source=radio");
    expect(init?.method).toBe("GET");
    expect([...new Headers(init?.headers).keys()]).toEqual(["accept"]);
  });

  test("POST of a form leaves its boundary to the browser", async () => {
    const { send, fetch } = setUp(200, {});
    const form = new FormData();
    await send("post", "/api/form/newsletter", { body: form, idempotencyKey: "k" });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.body).toBe(form);
    expect(new Headers(init?.headers).get("content-type")).toBeNull();
    expect(new Headers(init?.headers).get("idempotency-key")).toBe("k");
  });

  test.each(["get", "post", "delete"] as const)("%s has the bearer token if one is given", async (method) => {
    const sent = async (token?: string) => {
      const { send, fetch } = setUp(200, {});
      const body = method === "get" ? undefined : { revision: 3 };
      await send(method, "/api/admin/locations", { body, token });
      const init = fetch.mock.calls[0]?.[1];
      return [init?.method, new Headers(init?.headers).get("authorization")];
    };
    expect(await sent("t")).toEqual([method.toUpperCase(), "Bearer t"]);
    expect(await sent()).toEqual([method.toUpperCase(), null]);
  });

  test("DELETE has a body and the bearer token", async () => {
    const { send, fetch } = setUp(200, {});
    await send("delete", "/api/admin/locations/1", { body: { revision: 3 }, token: "t" });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.method).toBe("DELETE");
    expect(init?.body).toBe('{"revision":3}');
    expect(new Headers(init?.headers).get("authorization")).toBe("Bearer t");
    expect(new Headers(init?.headers).get("content-type")).toBe("application/json");
  });
});

describe("responses", () => {
  test("returns the object that the server sent", async () => {
    const { send } = setUp(200, { specialties: [] });
    expect(await send("get", "/api/specialty/list", {})).toEqual({ specialties: [] });
  });

  test("returns an error with a code to the caller", async () => {
    const failure = {
      error: {
        code: "VALIDATION_FAILED",
        message: "Look again.",
        errors: [{ propertyName: "email", message: "?" }],
      },
    };
    const { send, clearSession, reportError } = setUp(422, failure);
    const answer = await send("post", "/api/form/newsletter", {});
    expect(answer).toEqual(failure);
    expect(isFailure(answer)).toBe(true);
    expect(clearSession).not.toHaveBeenCalled();
    expect(reportError).not.toHaveBeenCalled();
  });

  test("NOT_LOGGED_IN clears the session and goes to the sign-in", async () => {
    const { send, clearSession, goToSignIn } = setUp(401, {
      error: { code: "NOT_LOGGED_IN", message: "Please sign in." },
    });
    expect(isFailure(await send("get", "/api/admin/locations", {}))).toBe(true);
    expect(clearSession).toHaveBeenCalledOnce();
    expect(goToSignIn).toHaveBeenCalledOnce();
  });

  test.each([{ message: "The lights are out." }, { error: { message: "The lights are out." } }])(
    "throws a message without a code: %j",
    async (body) => {
      const { send } = setUp(500, body);
      await expect(send("get", "/api/x", {})).rejects.toMatchObject({
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
    "%s is reported with method, path, and status, and people see a sentence",
    async (_what, status, body) => {
      const { send, reportError } = setUp(status, body);
      const error = await send("post", "/donate/initiate", {}).catch((thrown: unknown) => thrown);
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

  test("a response without content is not a failure", async () => {
    const { send, fetch } = setUp(200, {});
    fetch.mockResolvedValue(new Response(null, { status: 204 }));
    await expect(send("delete", "/api/x", {})).resolves.toBeUndefined();
  });

  test("a timeout is reported with the request, and people read that there was no response", async () => {
    const { send, fetch, reportError } = setUp(200, {});
    fetch.mockImplementation(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
        }),
    );
    const error = await send("get", "/api/x", { timeoutMs: 1 }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: "RequestError",
      details: "GET /api/x got no response in time",
    });
    expect(failureMessage(error)).toBe("Our website did not answer.");
    expect(reportError.mock.calls).toEqual([[error]]);
  });

  test("a caller can cancel the request", async () => {
    const { send, fetch } = setUp(200, {});
    fetch.mockImplementation(async (_address, init) => {
      init?.signal?.throwIfAborted();
      return Response.json({});
    });
    const givenUp = AbortSignal.abort(new Error("left the page"));
    await expect(send("get", "/api/x", { signal: givenUp })).rejects.toThrow("left the page");
  });

  test("a lost connection is thrown unchanged", async () => {
    const { send, fetch } = setUp(200, {});
    const offline = new TypeError("Failed to fetch");
    fetch.mockRejectedValue(offline);
    await expect(send("get", "/api/x", {})).rejects.toBe(offline);
    expect(failureMessage(offline)).toBe("Our website cannot be reached right now. Check your connection.");
    expect(offline).toMatchObject({ details: "GET /api/x" });
  });

  test("a defect in our code is not mistaken for a lost connection", () => {
    expect(failureMessage(new TypeError("Cannot read properties of undefined"))).toBe(NO_MESSAGE);
  });

  test("a 404 is also reported, with a code or without", async () => {
    const coded = setUp(404, { error: { code: "NOT_FOUND", message: "No such provider." } });
    expect(isFailure(await coded.send("get", "/api/staff-member/1", {}))).toBe(true);
    expect(coded.reportError).toHaveBeenCalledWith(
      expect.objectContaining({ message: "No such provider.", status: 404 }),
    );

    const bare = setUp(404, "");
    await expect(bare.send("get", "/api/x", {})).rejects.toMatchObject({ status: 404 });
    expect(bare.reportError).toHaveBeenCalledOnce();
  });
});
