import { describeGiver, type Giver } from "../donor/giver";
import { describeTribute, type Tribute } from "../gift/tribute";
import type { TributeMessage } from "./tribute-mail";

/** The text for the recipient of a tribute: who gave, unless anonymous, and never how much. */
export function tributeMessage(
  tribute: Tribute,
  giver: Giver,
  { anonymous, foundation }: { anonymous: boolean; foundation: string },
): TributeMessage {
  const from = anonymous ? "A donor who wants to stay anonymous" : describeGiver(giver);
  const closing =
    tribute.kind === "memory"
      ? "We are sorry for your loss. We will put this kindness to good use."
      : "We thought you would like to know.";
  return {
    heading: `A gift ${describeTribute(tribute)}`,
    greeting: `Dear ${tribute.tellName.replace(/^the\s+/i, "")},`,
    paragraphs: [`${from} has made a gift to ${foundation} ${describeTribute(tribute)}.`, closing],
    note: tribute.noteHonor,
    from: anonymous ? "They" : describeGiver(giver),
  };
}
