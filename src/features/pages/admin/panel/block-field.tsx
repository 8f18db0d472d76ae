import type { CustomField } from "@puckeditor/core";
import { BlockPropsContext } from "~/admin/content/inputs/block-props-context";
import { FieldInput } from "~/admin/content/inputs/field-input";
import { HintContext } from "~/admin/content/inputs/hint-context";
import { type Hints, hintFor } from "~/content/blocks/hints";
import type { FieldDescription } from "~/content/description";
import { usePageDraft } from "../page-draft";
import { HINTS } from "../puck-data";
import { useSelectedBlock } from "../use-blocks";
import styles from "./panel.module.css";
import { useTypedValues } from "./use-typed-values";

export interface BlockFieldProps {
  field: CustomField<unknown>;
  name: string;
  readOnly?: boolean;
}

/**
 * A field of a block within Puck: the admin's own input, under the path that errors use. The input shows typing
 * immediately. The page gets it after a short pause or on blur, because each change processes all blocks of the page.
 */
export function BlockField({ field, name, readOnly }: BlockFieldProps) {
  const { errors, isReadOnly, kinds, hold } = usePageDraft();
  const block = useSelectedBlock();
  const stored: Record<string, unknown> = block?.component.props ?? {};
  const description = field.metadata?.description as FieldDescription;
  // Another prop that this input also edits. Puck passes no new value to an input that has the focus, so an undo would
  // not be shown: the values are read from the block.
  const headingsProp = description.settings.headings;
  const current = headingsProp === undefined ? [stored[name]] : [stored[name], stored[headingsProp]];
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
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles its input's blur
    <div
      className={styles.field}
      onBlur={flush}
      // Undo, copy, and Escape must include pending input.
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
