import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { ConferenceMessage } from "./render";

test("without words it says so", () => {
  const shown = renderToStaticMarkup(
    <ConferenceMessage data={{ html: "" }} anchor="conference" ground="paper" />,
  );
  expect(shown).toContain("<p>No message</p>");
});

test("the words of the settings are shown as staff set them", () => {
  const html = "<h3>June 12</h3><p>Doors open at eight.</p>";
  const element = <ConferenceMessage data={{ html }} anchor="conference" ground="paper" />;
  const router = createMemoryRouter([{ path: "/", element }]);
  const shown = renderToStaticMarkup(<RouterProvider router={router} />);
  for (const words of ["June 12", "Doors open at eight."]) expect(shown).toContain(words);
  expect(shown).not.toContain("No message");
});
