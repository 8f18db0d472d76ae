import { describe, expect, test } from "vitest";
import { describeFields } from "../describe-type";
import type { Fields } from "../fields/field";
import { showFields } from "../fields/show-fields";
import { allBlocks } from "../registry";

const noted = allBlocks().filter(({ fields }) =>
  Object.values(fields as Fields).some(({ kind }) => kind === "EDITOR_NOTE_HTML"),
);

describe("of a block that shows what is written elsewhere", () => {
  test.each(noted)("$name: a note for staff is in the editor, and on no page", ({ fields }) => {
    const [note] = describeFields(fields).filter(({ kind }) => kind === "EDITOR_NOTE_HTML");
    expect(note?.settings.note).toMatch(/^<p>.+<\/p>$/);
    const shown = showFields(
      fields as Fields,
      { note: "<p>stored by somebody</p>" },
      { find: () => undefined, hides: () => false },
    );
    expect(shown).not.toHaveProperty("note");
  });

  test("there are some", () => {
    expect(noted.map(({ name }) => name)).toContain("conferenceMessage");
  });
});
