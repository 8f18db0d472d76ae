import { Button } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useFilledIn } from "~/admin/content/variables/use-variable-values";
import { AddDialog } from "../add/add-dialog";
import { isSlot } from "../block-kinds";
import { blockTitle } from "../block-title";
import { usePageDraft } from "../page-draft";
import type { PlacedComponent } from "../placed-components";
import { componentsIn } from "../puck-data";
import { type Place, useBlockMoves } from "../use-block-moves";
import styles from "./panel.module.css";

/** The blocks in each slot of a block, with a button to add one without a mouse. */
export function SlotLists({ block }: { block: PlacedComponent }) {
  const { kinds, isReadOnly } = usePageDraft();
  const moves = useBlockMoves();
  const [adding, setAdding] = useState<Place | null>(null);
  const slots = kinds.get(block.component.type)?.fields.filter(isSlot) ?? [];
  const filledIn = useFilledIn();
  return (
    <>
      {slots.map(({ name, label, help }) => {
        const inner = componentsIn(block.component.props[name]);
        return (
          <fieldset key={name} className={styles.slot}>
            <legend>{label}</legend>
            {help && <p>{help}</p>}
            {inner.map(({ type, props }) => {
              const kind = kinds.get(type);
              return (
                <Button
                  key={props.id}
                  variant="default"
                  fullWidth
                  justify="start"
                  onClick={() => moves.select(props.id)}
                >
                  {filledIn(blockTitle(kind, props)) || (kind?.label ?? type)}
                </Button>
              );
            })}
            {!isReadOnly && (
              <Button
                variant="subtle"
                leftSection={<Plus size={18} aria-hidden />}
                onClick={() => setAdding({ zone: `${block.id}:${name}`, index: inner.length })}
              >
                Add a block<span className="visually-hidden"> to {label}</span>
              </Button>
            )}
          </fieldset>
        );
      })}
      {adding && (
        <AddDialog
          place={adding}
          onClose={() => setAdding(null)}
          onAdded={(id) => {
            setAdding(null);
            moves.select(id);
          }}
        />
      )}
    </>
  );
}
