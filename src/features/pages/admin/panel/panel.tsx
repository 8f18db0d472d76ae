import { Tabs } from "@mantine/core";
import { useEffect } from "react";
import { ChecklistPanel } from "~/admin/content/form/checklist-panel";
import { ErrorSummary } from "~/admin/content/form/error-summary";
import { focusFieldOnceShown } from "~/admin/content/form/focus-field";
import { LeadContext } from "~/admin/content/form/lead-context";
import { RecordPanel } from "~/admin/content/form/record-panel";
import { ReviewPanel } from "~/admin/content/form/review-panel";
import { UsesPanel } from "~/admin/content/form/uses-panel";
import type { WorkspaceProps } from "~/admin/content/form/workspace-props";
import { CanvasTyping } from "../canvas/texts/canvas-typing";
import { Outline } from "../outline/outline";
import { componentAt, type PlacedComponent } from "../placed-components";
import { useBlockMoves } from "../use-block-moves";
import { useBlocks, useSelectedBlock } from "../use-blocks";
import { BlockPanel } from "./block-panel";
import { PagePanel } from "./page-panel";
import styles from "./panel.module.css";

export type PanelTab = "blocks" | "page" | "checks";

interface PanelProps extends WorkspaceProps {
  field: string;
  tab: PanelTab;
  onTab(tab: PanelTab): void;
}

/** The panel next to the canvas: the outline or one block's fields, the page's own fields, and the checklist. */
export function Panel(props: PanelProps) {
  const { type, types, editor, checklist, isReadOnly, attempt, field, tab, onTab } = props;
  const { item, state } = editor;
  const blocks = useBlocks();
  const block = useSelectedBlock();
  const lead = useLead(blocks, field, onTab);

  // Selecting a block on the canvas opens its fields.
  const selected = block?.id;
  useEffect(() => {
    if (selected) onTab("blocks");
  }, [selected, onTab]);

  const isChecked = !type.forStaffOnly && item?.status !== "trashed";
  const open = checklist?.checks.filter(({ severity }) => severity === "hard").length ?? 0;
  return (
    <LeadContext value={lead}>
      <CanvasTyping />
      <aside className={styles.panel} aria-label="About this page">
        <Tabs
          value={tab}
          onChange={(chosen) => onTab(chosen as PanelTab)}
          keepMounted={false}
          className={styles.tabs}
        >
          <Tabs.List grow>
            <Tabs.Tab value="blocks">Blocks</Tabs.Tab>
            <Tabs.Tab value="page">{type.label.one}</Tabs.Tab>
            <Tabs.Tab value="checks">
              {type.forStaffOnly ? "About" : "Check"}
              {isChecked && open > 0 && <span className={styles.count}>{open}</span>}
            </Tabs.Tab>
          </Tabs.List>
          <div className={styles.body}>
            <ErrorSummary
              errors={state.errors}
              problem={state.problem}
              fields={type.fields}
              attempt={attempt}
            />
            <Tabs.Panel value="blocks">
              {block ? <BlockPanel key={block.id} block={block} /> : <Outline />}
            </Tabs.Panel>
            <Tabs.Panel value="page">
              <PagePanel type={type} editor={editor} field={field} disabled={isReadOnly} />
            </Tabs.Panel>
            <Tabs.Panel value="checks">
              <div className={styles.side}>
                {isChecked && <ChecklistPanel checklist={checklist} fields={type.fields} />}
                <AboutRecord type={type} types={types} editor={editor} onRefused={() => onTab("page")} />
              </div>
            </Tabs.Panel>
          </div>
        </Tabs>
      </aside>
    </LeadContext>
  );
}

interface AboutRecordProps extends Pick<WorkspaceProps, "type" | "types" | "editor"> {
  onRefused(): void;
}

function AboutRecord({ type, types, editor, onRefused }: AboutRecordProps) {
  const { item } = editor;
  return (
    <>
      <ReviewPanel type={type} editor={editor} onRefused={onRefused} />
      {item && <RecordPanel type={type} item={item} />}
      {item && <UsesPanel type={type} id={item.id} types={types} isAlwaysShown={false} />}
    </>
  );
}

/** @returns a function that opens the field of a path: shows its tab, selects its block, and focuses its input */
function useLead(
  blocks: readonly PlacedComponent[],
  field: string,
  onTab: (tab: PanelTab) => void,
): (path: string) => void {
  const moves = useBlockMoves();
  return (path) => {
    const within = componentAt(blocks, path);
    onTab(within || path === field ? "blocks" : "page");
    if (within) moves.select(within.id);
    focusFieldOnceShown(path);
  };
}
