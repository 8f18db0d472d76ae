import { allShown } from "~/content/blocks/all-shown";
import type { ShownBlock } from "~/content/blocks/shown-block";
import type { GivingFormView } from "../../giving-form-view";

/** The blocks of the page. If staff placed no donation form, it is inserted after the opening block, or else first. */
export function withPanel(blocks: ShownBlock[], giving: GivingFormView): ShownBlock[] {
  if (allShown(blocks).some(({ type }) => type === "donatePanel")) return blocks;
  const panel: ShownBlock = {
    type: "donatePanel",
    props: { heading: "Give online", intro: "", ground: "sand", anchor: "give-online", data: giving },
  };
  const opens = blocks[0]?.type === "hero" ? 1 : 0;
  return [...blocks.slice(0, opens), panel, ...blocks.slice(opens)];
}
