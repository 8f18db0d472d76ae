import { describe, expect, test } from "vitest";
import { isKeepableAddress, isPublicResponse, responseStrategy } from "./what-may-be-kept";

const ORIGIN = "https://hospital.example";

function request(path: string, { method = "GET", mode = "navigate", destination = "document" } = {}) {
  return { url: new URL(path, ORIGIN).href, method, mode, destination } as Request;
}

describe("the worker answers", () => {
  test.each(["/", "/about-us", "/search/?q=rash", "/giving/t0ken"])("%s as a page", (path) => {
    expect(responseStrategy(request(path), ORIGIN)).toBe("page");
  });

  test("files of the build and of the media library, where they are shown", () => {
    expect(
      responseStrategy(request("/assets/a.css", { mode: "no-cors", destination: "style" }), ORIGIN),
    ).toBe("file");
    expect(
      responseStrategy(request("/files/a.webp", { mode: "no-cors", destination: "image" }), ORIGIN),
    ).toBe("file");
    expect(responseStrategy(request("/files/a.pdf", { mode: "cors", destination: "" }), ORIGIN)).toBe("none");
  });

  test.each([
    "/admin",
    "/admin/pages/1",
    "/api/search?q=rash",
    "/about-us.data",
    "https://elsewhere.example/",
  ])("nothing of %s", (path) => {
    expect(responseStrategy(request(path), ORIGIN)).toBe("none");
  });

  test("nothing that is sent", () => {
    expect(responseStrategy(request("/donate", { method: "POST" }), ORIGIN)).toBe("none");
  });
});

describe("the worker keeps", () => {
  test.each(["/", "/about-us", "/forms/new-patient", "/newsletter", "/provider-search", "/essentials"])(
    "the page %s",
    (path) => expect(isKeepableAddress(new URL(path, ORIGIN))).toBe(true),
  );

  test.each([
    "/admin",
    "/admin/users",
    "/api/class",
    "/webhooks/stripe",
    "/search",
    "/search/",
    "/feedback",
    "/giving/t0ken",
    "/giving/t0ken/receipts/1",
    "/registration/t0ken",
    "/application/t0ken",
    "/newsletter/t0ken",
    "/newsletter/confirm/t0ken",
    "/payment/1/return",
    "/preview/t0ken",
    "/sandbox-checkout/1",
    "/provider-search?q=rash",
    "/donate?donation-success&name=Ada",
    "/assets/a.js",
  ])("not %s", (path) => expect(isKeepableAddress(new URL(path, ORIGIN))).toBe(false));

  const answer = (cacheControl: string | undefined, init: ResponseInit = {}) =>
    new Response("", {
      ...init,
      headers: { ...init.headers, ...(cacheControl !== undefined && { "cache-control": cacheControl }) },
    });

  test("a response that the server marks as public", () => {
    expect(isPublicResponse(answer("public, max-age=0, must-revalidate"))).toBe(true);
    expect(isPublicResponse(answer("public, max-age=31536000, immutable"))).toBe(true);
  });

  test.each([
    undefined,
    "",
    "no-store",
    "private, no-store",
    "public, no-store",
    "private",
    "max-age=60",
    "republic",
  ])("not one that says %s", (said) => expect(isPublicResponse(answer(said))).toBe(false));

  test("no error, and nothing with a cookie", () => {
    expect(isPublicResponse(answer("public", { status: 404 }))).toBe(false);
    const withCookie = {
      status: 200,
      redirected: false,
      headers: new Map([
        ["cache-control", "public"],
        ["set-cookie", "a=b"],
      ]),
    };
    expect(isPublicResponse(withCookie as unknown as Response)).toBe(false);
    expect(isPublicResponse({ ...withCookie, redirected: true } as unknown as Response)).toBe(false);
  });
});
