import { useDebouncedCallback } from "@mantine/hooks";
import type { CustomField } from "@puckeditor/core";
import { useState } from "react";
import type { FieldDescription } from "~/content/description";
import { FieldInput } from "../../content/inputs/field-input";
import { usePageDraft } from "../page-draft";
import { useBlockMoves } from "../use-block-moves";
import { useSelectedBlock } from "../use-blocks";
import styles from "./panel.module.css";

interface BlockFieldProps {
  field: CustomField<unknown>;
  name: string;
  value: unknown;
  readOnly?: boolean;
}

/** The pause in typing after which the page takes over what was typed; in ms. */
const PAUSE = 100;

/**
 * A field of a block within Puck: the admin's own input, under the path by which errors name it. What is typed is shown at once; the page,
 * which works through all of its blocks at each change, has it after a short pause, or when the field is left.
 */
export function BlockField({ field, name, value, readOnly }: BlockFieldProps) {
  const { errors, isReadOnly } = usePageDraft();
  const block = useSelectedBlock();
  const moves = useBlockMoves();
  const [typed, setTyped] = useState<{ value: unknown; isHanded: boolean } | null>(null);
  const [known, setKnown] = useState(value);
  // What the page says counts again once it has what was typed: a step back, say.
  if (value !== known) {
    setKnown(value);
    if (typed?.isHanded) setTyped(null);
  }
  const hand = useDebouncedCallback(
    (id: string, written: unknown) => {
      setTyped({ value: written, isHanded: true });
      moves.change(id, name, written);
    },
    { delay: PAUSE, flushOnUnmount: true },
  );
  const description = field.metadata?.description as FieldDescription;
  if (!block) return null as never;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what its input is left by, and does nothing of its own
    <div
      className={styles.field}
      onBlur={hand.flush}
      // A step back, a copy or a way out is to find what was typed before it.
      onKeyDownCapture={({ key, ctrlKey, metaKey }) => {
        if (ctrlKey || metaKey || key === "Escape") hand.flush();
      }}
    >
      <FieldInput
        field={description}
        path={`${block.path}.props.${name}`}
        value={typed ? typed.value : value}
        onChange={(written) => {
          setTyped({ value: written, isHanded: false });
          hand(block.id, written);
        }}
        errors={errors}
        disabled={isReadOnly || readOnly === true}
      />
    </div>
  );
}
