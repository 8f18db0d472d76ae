import { expect, test } from "vitest";
import { parseEmitLink } from "./emit-link";
import { registerSiteEvents } from "./site-events";

registerSiteEvents({
  events: { "specialty-filter": { opens: "view", pageInstead: "/specialties-and-locations" } },
});

test("an emit: link names its event and the page that replaces it without JavaScript", () => {
  expect(parseEmitLink("emit:specialty-filter")).toEqual({
    name: "specialty-filter",
    detail: undefined,
    pageInstead: "/specialties-and-locations",
  });
});

test("its query is the event's detail", () => {
  expect(parseEmitLink("emit:provider-profile?id=a%20b").detail).toEqual({ id: "a b" });
});

test.each(["emit:", "emit:unknown", "emit:constructor", "emit:__proto__"])(
  "%s leads nowhere without JavaScript",
  (href) => {
    expect(parseEmitLink(href).pageInstead).toBeUndefined();
  },
);
