import { useDebouncedCallback } from "@mantine/hooks";
import type { CustomField } from "@puckeditor/core";
import { useState } from "react";
import { BlockPropsContext } from "~/admin/content/inputs/block-props-context";
import { FieldInput } from "~/admin/content/inputs/field-input";
import { HintContext } from "~/admin/content/inputs/hint-context";
import { type Hints, hintFor } from "~/content/blocks/hints";
import type { FieldDescription } from "~/content/description";
import { usePageDraft } from "../page-draft";
import { HINTS } from "../puck-data";
import { useBlockMoves } from "../use-block-moves";
import { useSelectedBlock } from "../use-blocks";
import styles from "./panel.module.css";

export interface BlockFieldProps {
  field: CustomField<unknown>;
  name: string;
  value: unknown;
  readOnly?: boolean;
}

/** Debounce before the page takes over what was typed, in ms. */
const PAUSE = 100;

/**
 * A field of a block within Puck: the admin's own input, under the path by which errors name it. The input shows
 * typing at once; the page, which processes all of its blocks at each change, gets it after a short pause, or on
 * blur.
 */
export function BlockField({ field, name, value, readOnly }: BlockFieldProps) {
  const { errors, isReadOnly, kinds, hold } = usePageDraft();
  const block = useSelectedBlock();
  const stored: Record<string, unknown> = block?.component.props ?? {};
  const description = field.metadata?.description as FieldDescription;
  // Other props that this input edits. Puck passes `value` later than the block has it, so both are read there.
  const along = description.settings.headings;
  const current = along === undefined ? [value] : [stored[name], stored[along]];
  const { typed, type: typeValues, flush } = useTypedValues(current);
  if (!block) return null;
  const { type, props } = block.component;
  const within = `${block.path}.props.`;
  const read = (other: string) => (other in typed ? typed[other] : stored[other]);
  const write = (changes: Record<string, unknown>) => {
    typeValues(block.id, changes);
    hold(
      Object.fromEntries(Object.entries(changes).map(([changed, written]) => [within + changed, written])),
    );
  };
  const blockProps = { read, pathOf: (other: string) => within + other, write };
  const hintAt = (path: string) =>
    hintFor(path.slice(within.length), props[HINTS] as Hints | undefined, kinds.get(type)?.hints);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its input losing focus
    <div
      className={styles.field}
      onBlur={flush}
      // Undo, copy, and Escape must include what was typed before.
      onKeyDownCapture={({ key, ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey || key === "Escape") flush();
      }}
    >
      <HintContext value={hintAt}>
        <BlockPropsContext value={blockProps}>
          <FieldInput
            field={description}
            path={within + name}
            value={name in typed ? typed[name] : current[0]}
            onChange={(written) => write({ [name]: written })}
            errors={errors}
            disabled={isReadOnly || readOnly === true}
          />
        </BlockPropsContext>
      </HintContext>
    </div>
  );
}

/**
 * What was typed into the fields of a block, until the page has it. The page gets it after a pause.
 * @param current the page's values; once one changes, it counts again, for example after an undo
 * @returns `type` for new input, and `flush`, which ends the pause
 */
function useTypedValues(current: readonly unknown[]) {
  const moves = useBlockMoves();
  const [typed, setTyped] = useState<{ values: Record<string, unknown>; isHanded: boolean } | null>(null);
  const [shownValue, setShownValue] = useState(current);
  if (current.some((one, at) => one !== shownValue[at])) {
    setShownValue(current);
    if (typed?.isHanded) setTyped(null);
  }
  const hand = useDebouncedCallback(
    (id: string, values: Record<string, unknown>) => {
      setTyped({ values, isHanded: true });
      moves.change(id, values);
    },
    { delay: PAUSE, flushOnUnmount: true },
  );
  return {
    typed: typed?.values ?? NOTHING,
    type(id: string, changes: Record<string, unknown>) {
      const values = typed && !typed.isHanded ? { ...typed.values, ...changes } : changes;
      setTyped({ values, isHanded: false });
      hand(id, values);
    },
    flush: hand.flush,
  };
}

const NOTHING: Record<string, unknown> = {};
