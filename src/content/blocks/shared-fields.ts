import { MAX_ADDRESS_LENGTH } from "~/platform/isomorphic/limits";
import { color } from "../fields/color";
import { editorNote } from "../fields/editor-note";
import { itemArray } from "../fields/item-array";
import { number } from "../fields/number";
import { select } from "../fields/select";
import { text } from "../fields/text";
import { textarea } from "../fields/textarea";
import type { Ground } from "./block-props";

/** Fields that several blocks share, so that they are filled in the same way everywhere. */

/** The same field, not searched, because nobody looks for addresses, styles, and numbers. */
export function unsearched<F extends { words(value: never): string }>(field: F): F {
  return { ...field, words: () => "" };
}

export const heading = () => text({ label: "Heading", required: true, maxLength: 120 });
export const headingIfAny = () => text({ label: "Heading", maxLength: 120 });
export const intro = () => textarea({ label: "Introduction", maxLength: 600 });
export const href = () =>
  unsearched(
    text({
      label: "Leads to",
      help: "An address of this site, or a full one.",
      maxLength: MAX_ADDRESS_LENGTH,
      link: true,
    }),
  );

/** The brand's colors on which every text color is readable (src/ui/contrast/pairs.ts). */
const GROUNDS: readonly Ground[] = ["paper", "sand", "mist"];

/** The background of a block; by default it differs from its neighbors'. */
export const ground = ({
  initially,
  among = GROUNDS,
}: {
  initially?: Ground;
  among?: readonly Ground[];
} = {}) => color<Ground>({ label: "Background", among, initially });

/** A note for staff, at the top of the block's fields. */
export const note = (html: string) => editorNote({ label: "About this block", note: html });

/** Lists of upcoming things show at most fifty; articles are paged; staff can limit each. */
export const MAX_LISTED = 50;
export const atMost = () =>
  unsearched(number({ label: "Maximum number", minimum: 1, maximum: MAX_LISTED, integer: true }));
export const whenNone = () => unsearched(textarea({ label: "Text if there are none", maxLength: 300 }));

/** The target of a list's link to all entries. */
export const linkToAll = () => ({
  allHref: unsearched(text({ label: "Link to the full list", maxLength: MAX_ADDRESS_LENGTH, link: true })),
  allLabel: text({ label: "Text of the link to the full list", maxLength: 80 }),
});

export const actions = () =>
  itemArray({
    label: "Buttons",
    maxItems: 4,
    item: {
      label: text({ label: "Text", required: true, maxLength: 60 }),
      href: href(),
      kind: unsearched(
        select({
          label: "Kind",
          choices: { primary: "Main", secondary: "Second", giving: "Giving" },
          initially: "primary",
          required: true,
        }),
      ),
    },
  });
