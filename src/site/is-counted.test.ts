import { expect, test } from "vitest";
import { isCounted } from "./is-counted";
import type { PageHandle } from "./page-handle";

const root = { handle: { page: { everywhere: ["faq"] } } satisfies PageHandle, loaderData: {} };
const counted = { handle: { page: { counted: true } } satisfies PageHandle, loaderData: {} };
const ifOpen: PageHandle = { page: { counted: (data) => (data as { open: boolean }).open } };

test("a page is counted only if its route says so", () => {
  expect(isCounted([root])).toBe(false);
  expect(isCounted([root, { handle: undefined, loaderData: {} }])).toBe(false);
  expect(isCounted([root, counted])).toBe(true);
});

test("a route may decide by what its loader returned", () => {
  expect(isCounted([root, { handle: ifOpen, loaderData: { open: true } }])).toBe(true);
  expect(isCounted([root, { handle: ifOpen, loaderData: { open: false } }])).toBe(false);
});

test("an error page, a personal page, and the admin area are not counted, whatever the routes say", () => {
  expect(isCounted([root, { ...counted, loaderData: undefined }])).toBe(false);
  expect(isCounted([root, { handle: { page: { counted: true, personal: true } }, loaderData: {} }])).toBe(
    false,
  );
  expect(isCounted([{ handle: { area: "admin" }, loaderData: {} }, counted])).toBe(false);
});
