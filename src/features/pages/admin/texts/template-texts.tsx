import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { FieldInput } from "~/admin/content/inputs/field-input";
import { HintContext } from "~/admin/content/inputs/hint-context";
import { type Hints, hintFor } from "~/content/blocks/hints";
import { rowName } from "../outline/row-name";
import { usePageDraft } from "../page-draft";
import { useTypedValues } from "../panel/use-typed-values";
import type { PlacedComponent } from "../placed-components";
import { HINTS } from "../puck-data";
import { valueAt, withValueAt } from "../with-value-at";
import styles from "./template-texts.module.css";
import { type TextToWrite, textsToWrite } from "./texts-to-write";

export interface TemplateTextsProps {
  blocks: readonly PlacedComponent[];
  onClose(): void;
}

/** A form with all texts that the template requires, to write one after another. */
export function TemplateTexts({ blocks, onClose }: TemplateTextsProps) {
  const { kinds } = usePageDraft();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.querySelector<HTMLElement>("input, textarea")?.focus(), []);
  return (
    <section ref={section} aria-labelledby="template-texts" className={styles.texts}>
      <h2 id="template-texts">Texts of the template</h2>
      <p>Write what the template asks for. Everything else is in the list of blocks.</p>
      {blocks.map((block) => (
        <BlockTexts key={block.id} block={block} texts={textsToWrite(block, kinds)} />
      ))}
      <Button variant="default" onClick={onClose}>
        Show the list of blocks
      </Button>
    </section>
  );
}

function BlockTexts({ block, texts }: { block: PlacedComponent; texts: readonly TextToWrite[] }) {
  const { kinds } = usePageDraft();
  if (texts.length === 0) return null;
  return (
    <fieldset className={styles.block}>
      <legend>{rowName(block, kinds).label}</legend>
      {texts.map((text) => (
        <TemplateText key={text.path} block={block} text={text} />
      ))}
    </fieldset>
  );
}

function TemplateText({ block, text: { path, field } }: { block: PlacedComponent; text: TextToWrite }) {
  const { errors, isReadOnly, hold } = usePageDraft();
  const { props } = block.component;
  const [name = "", ...inner] = path.split(".");
  const { typed, type, flush } = useTypedValues([props[name]]);
  const current = name in typed ? typed[name] : props[name];
  const within = `${block.path}.props.`;
  const write = (written: unknown) => {
    const changed = withValueAt(current, inner, written);
    type(block.id, { [name]: changed });
    hold({ [within + name]: changed });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles its input's blur
    <div className={styles.field} onBlur={flush}>
      <HintContext value={(at) => hintFor(at.slice(within.length), props[HINTS] as Hints | undefined)}>
        <FieldInput
          field={field}
          path={within + path}
          value={valueAt(current, inner)}
          onChange={write}
          errors={errors}
          disabled={isReadOnly}
        />
      </HintContext>
    </div>
  );
}
