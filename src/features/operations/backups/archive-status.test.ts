import { expect, test } from "vitest";
import { archiveStatus, type RecordedArchive } from "./archive-status";

const now = new Date("2026-11-23T14:00:00Z");
const ago = (seconds: number) => new Date(+now - seconds * 1_000);
const HOUR = 3_600;

function standing({
  state,
  range,
}: {
  state?: Partial<RecordedArchive["state"]>;
  range?: RecordedArchive["range"] | null;
}) {
  const archiveKnown: RecordedArchive = {
    state: {
      archive: "a1",
      limitSeconds: 60,
      checkedAt: ago(5),
      archivedUntil: ago(40),
      waitingSince: null,
      waitingBytes: 0,
      failure: null,
      givenUpSince: null,
      gapAt: null,
      ...state,
    },
    range:
      range === null ? undefined : (range ?? { archive: "a1", from: ago(48 * HOUR), lastBaseAt: ago(HOUR) }),
  };
  return archiveStatus(archiveKnown, now);
}

test("an archive that is up to date has no problem, even right after a change", () => {
  expect(standing({})).toMatchObject({ behindSeconds: 0, problem: null, restorableFrom: ago(48 * HOUR) });
  expect(standing({ state: { waitingSince: ago(61) } })).toMatchObject({ behindSeconds: 61, problem: null });
});

test.each([
  [
    "the target is away",
    { waitingSince: ago(300), failure: "There is no directory." },
    /waited for 300 seconds.*There is no directory/,
  ],
  ["changes are thrown away", { givenUpSince: ago(600) }, /are not archived and cannot be restored/],
  ["the site hangs", { checkedAt: ago(600) }, /Nothing was archived since/],
])("reports that %s", (_, state, found) => {
  expect(standing({ state }).problem?.found).toMatch(found);
});

test("changes without a base backup are a problem after two hours, and so is an old base backup", () => {
  expect(standing({ state: { gapAt: ago(HOUR) }, range: null }).problem).toBeNull();
  expect(standing({ state: { gapAt: ago(3 * HOUR) }, range: null }).problem?.found).toMatch(/no base backup/);
  const afterGap = { archive: "a1", from: ago(48 * HOUR), lastBaseAt: ago(4 * HOUR) };
  expect(standing({ state: { gapAt: ago(3 * HOUR) }, range: afterGap }).problem?.found).toMatch(
    /no base backup/,
  );
  const old = { archive: "a1", from: ago(48 * HOUR), lastBaseAt: ago(40 * HOUR) };
  expect(standing({ range: old }).problem?.found).toMatch(/last base backup is of/);
});
