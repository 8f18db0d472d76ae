import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { publishedForm, question } from "../../../../../test/factories/form";
import { shownForm } from "../../form/shown-form";
import { BuiltForm } from "./built-form";

const form = shownForm(
  publishedForm({
    hasReview: true,
    questions: [question("name", "text"), question("second", "page"), question("city", "text")],
  }),
  everythingVisible,
);

/** The values of the form's buttons in document order. Enter in a field presses the first. */
function buttonsOn(page: number): (string | undefined)[] {
  const element = <BuiltForm form={form} answer={{ page, values: { name: "Jo" } }} />;
  const html = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  // The first form of the page continues a saved form.
  const own = html.slice(html.lastIndexOf("<form"));
  const buttons = [...own.matchAll(/<button\b[^>]*type="submit"[^>]*>/g)].map(([tag]) => tag);
  return buttons.map((tag) => /\bvalue="([^"]*)"/.exec(tag)?.[1]);
}

test("Enter in a field lets the server decide what is next, and never presses “Change” of the review", () => {
  for (const page of [0, 1, 2]) expect(buttonsOn(page)[0]).toBe("enter");
});

test("without the default button, “Change” would be the first", () => {
  expect(buttonsOn(1).slice(1, 3)).toEqual(["page-0", "page-1"]);
});
