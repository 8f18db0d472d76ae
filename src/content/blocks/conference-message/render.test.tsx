import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ConferenceMessage } from "./render";

test("without words it says so", () => {
  const shown = renderToStaticMarkup(
    <ConferenceMessage data={{ html: "" }} anchor="conference" ground="paper" />,
  );
  expect(shown).toContain("<p>No message</p>");
});
