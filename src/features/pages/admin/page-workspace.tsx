import "@puckeditor/core/no-external.css";
import { Skeleton } from "@mantine/core";
import { type Data, Puck, type UiState } from "@puckeditor/core";
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { sameValue } from "~/admin/content/draft/same-value";
import type { Editor } from "~/admin/content/form/use-editor";
import type { WorkspaceProps } from "~/admin/content/form/workspace-props";
import { useViewport } from "~/admin/content/preview/use-viewport";
import type { WidthChoiceProps } from "~/admin/content/preview/width-choice";
import type { BlockDescription } from "~/content/description";
import { type BlockKinds, blockKinds } from "./block-kinds";
import { allowStyles } from "./canvas/allow-styles";
import { BlockActions } from "./canvas/block-actions";
import { Canvas } from "./canvas/canvas";
import { CanvasFrame } from "./canvas/canvas-frame";
import { createPreview, PreviewContext } from "./canvas/preview-store";
import { usePreviewRequests } from "./canvas/use-preview-requests";
import { useClipboardEvents } from "./clipboard/use-clipboard-events";
import { FrameMounts, useIsFrameLoaded } from "./frame-mounts";
import { type PageDraft, PageDraftContext } from "./page-draft";
import styles from "./page-workspace.module.css";
import { Panel, type PanelTab } from "./panel/panel";
import { placedComponents } from "./placed-components";
import { puckConfig } from "./puck-config";
import { fromPuck, toPuck, withoutIds } from "./puck-data";
import type { StoredBlock } from "./stored-block";
import { Toolbar } from "./toolbar";
import { withValueAt } from "./with-value-at";

const OVERRIDES = { iframe: CanvasFrame, actionBar: BlockActions };
/** Our `CanvasFrame` adds the public styles, so Puck must not copy styles or wait for them. */
const FRAME = { enabled: true, waitForStyles: false, syncHostStyles: false };

/** The editor of a record that consists of blocks, on the live design. Loaded lazily. */
export default function PageWorkspace(props: WorkspaceProps) {
  const { type, editor, isReadOnly } = props;
  const field = type.fields.find(({ kind }) => kind === "BLOCKS");
  const name = field?.name ?? "blocks";
  const value = (editor.state.values[name] ?? []) as StoredBlock[];
  const blocks = field?.settings.blocks ?? NONE;
  const kinds = useMemo(() => blockKinds(blocks), [blocks]);
  const [viewport, setViewport] = useViewport();
  const [preview] = useState(createPreview);
  const show = usePreviewRequests(preview, kinds);
  const { data, generation, lastValue } = usePuckData(value, kinds);
  useEffect(() => show(data), [show, data]);
  useEffect(() => allowStyles(document), []);
  const config = useConfig(blocks, kinds, data);
  const draft = useDraftOfPage({ blocks, kinds, field: name, isReadOnly }, editor, lastValue);
  const { keeper } = editor;

  const onChange = useCallback(
    (changed: Data) => {
      show(changed);
      const written = fromPuck(changed, kinds);
      // Ids that were created on opening are not a change. The first real change saves them.
      if (sameValue(withoutIds(written, kinds), withoutIds(lastValue.current, kinds))) return;
      lastValue.current = written;
      keeper.type(name, written);
    },
    [show, keeper, kinds, name, lastValue],
  );

  return (
    <PreviewContext value={preview}>
      <PageDraftContext value={draft}>
        <div className={styles.editor} onKeyDownCapture={keepDelete}>
          <FrameMounts key={generation}>
            <Puck
              config={config}
              data={data}
              ui={INITIAL_UI}
              onChange={onChange}
              overrides={OVERRIDES}
              iframe={FRAME}
              permissions={isReadOnly ? READ_ONLY : EVERYTHING}
              height="100%"
            >
              <Workspace {...props} field={name} viewport={viewport} onViewport={setViewport} />
            </Puck>
          </FrameMounts>
        </div>
      </PageDraftContext>
    </PreviewContext>
  );
}

/**
 * The data for Puck, which owns the page's state. A change from outside Puck (a restored version, a resolved conflict)
 * increases `generation`, which remounts Puck. `lastValue` is the value that Puck has.
 */
function usePuckData(value: StoredBlock[], kinds: BlockKinds) {
  const lastValue = useRef<StoredBlock[]>(value);
  const [generation, setGeneration] = useState(0);
  const shown = useRef({ generation: -1, data: toPuck([], kinds) });
  if (value !== lastValue.current) {
    const isAnother = !sameValue(withoutIds(value, kinds), withoutIds(lastValue.current, kinds));
    lastValue.current = value;
    if (isAnother) {
      shown.current = { generation: -1, data: shown.current.data };
      setGeneration(generation + 1);
    }
  }
  if (shown.current.generation !== generation) shown.current = { generation, data: toPuck(value, kinds) };
  return { data: shown.current.data, generation, lastValue };
}

/** Puck's configuration. Includes a placeholder for each kind of block that the page has and this version does not. */
function useConfig(blocks: readonly BlockDescription[], kinds: BlockKinds, data: Data) {
  const unknown = useMemo(
    () =>
      [...new Set(placedComponents(data, kinds).map(({ component }) => component.type))]
        .filter((one) => !kinds.has(one))
        .join("\n"),
    [data, kinds],
  );
  return useMemo(() => puckConfig(blocks, unknown.split("\n").filter(Boolean)), [blocks, unknown]);
}

/** The state that the parts of the page editor share. */
function useDraftOfPage(
  { blocks, kinds, field, isReadOnly }: Pick<PageDraft, "blocks" | "kinds" | "field" | "isReadOnly">,
  { state: { errors }, keeper }: Editor,
  lastValue: RefObject<StoredBlock[]>,
): PageDraft {
  return useMemo(
    () => ({
      blocks,
      kinds,
      field,
      errors,
      isReadOnly,
      hold(written) {
        let blocksNow: unknown = lastValue.current;
        for (const [path, value] of Object.entries(written)) {
          const [, ...inner] = path.split(".");
          blocksNow = withValueAt(blocksNow, inner, value);
        }
        keeper.hold(field, blocksNow);
      },
    }),
    [blocks, kinds, field, errors, isReadOnly, keeper, lastValue],
  );
}

function Workspace({
  viewport,
  onViewport,
  ...panel
}: WorkspaceProps & WidthChoiceProps & { field: string }) {
  const isFrameLoaded = useIsFrameLoaded();
  const [tab, setTab] = useState<PanelTab>(panel.editor.item ? "blocks" : "page");
  useClipboardEvents();
  return (
    <div className={styles.workspace}>
      <div className={styles.main}>
        {isFrameLoaded ? (
          <Toolbar viewport={viewport} onViewport={onViewport} />
        ) : (
          <div className={styles.toolbar}>
            <Skeleton height={34} />
          </div>
        )}
        <Canvas viewport={viewport} onBegin={() => setTab("blocks")} />
      </div>
      {isFrameLoaded ? <Panel {...panel} tab={tab} onTab={setTab} /> : <Skeleton height="100%" />}
    </div>
  );
}

const NONE: never[] = [];
const EVERYTHING = {};
const READ_ONLY = { drag: false, duplicate: false, delete: false, edit: false, insert: false };
const INITIAL_UI: Partial<UiState> = { leftSideBarVisible: false, rightSideBarVisible: false };

/**
 * Puck deletes the selected block on Delete and Backspace wherever the focus is. It ignores prevented events, so this
 * prevents the default of these keys, except in text fields.
 */
function keepDelete(event: KeyboardEvent): void {
  if (event.key !== "Delete" && event.key !== "Backspace") return;
  const target = event.target as HTMLElement;
  const isTyping = target.isContentEditable || target.matches("input, textarea, select");
  if (!isTyping && target.ownerDocument === document) event.preventDefault();
}
