import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { EventConfirmed } from "./event-confirmed";
import { thanksPath } from "./thanks-path";

test("whoever registered for an event is led to an address that has the confirmation on its page", () => {
  const form = { slug: "conference", outcome: "event", backRoute: "/conference-registration" } as const;
  expect(thanksPath(form, "Ana")).toBe("/conference-registration?event-registration-success=true&name=Ana");
  const element = <EventConfirmed name="Ana" path="/conference-registration" />;
  const router = createMemoryRouter([{ path: "/", element }]);
  expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain("Thank you, Ana");
});
