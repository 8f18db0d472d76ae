import { expect, test } from "vitest";
import { everythingVisible } from "~/content/visibility/visibility-of";
import { testDatabase } from "../../../../../test/database";
import { rendered } from "../../../../../test/rendered";
import { conferenceMessageBlock } from "./block";
import ConferenceMessage from "./render";

test("without a text the page says “No message”", async () => {
  const { db } = await testDatabase();
  const context = {
    db,
    now: new Date(),
    timeZone: "America/Chicago",
    takesPayments: true,
    visibility: everythingVisible,
    reads: () => {},
    validUntil: () => {},
  };
  const [data] =
    (await conferenceMessageBlock.load?.(
      context,
      [{}],
      Promise.resolve({ find: () => null, hides: () => false }),
    )) ?? [];
  if (!data) throw new Error("The block loaded nothing.");
  expect(rendered(<ConferenceMessage data={data} anchor="conference" ground="paper" />)).toContain(
    "<p>No message</p>",
  );
});

test("shows the text of the settings", () => {
  const html = "<h3>June 12</h3><p>Doors open at eight.</p>";
  const shown = rendered(<ConferenceMessage data={{ html }} anchor="conference" ground="paper" />);
  for (const words of ["June 12", "Doors open at eight."]) expect(shown).toContain(words);
  expect(shown).not.toContain("No message");
});
