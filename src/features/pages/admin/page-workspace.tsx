import "@puckeditor/core/no-external.css";
import { Skeleton } from "@mantine/core";
import { type Data, Puck, type UiState } from "@puckeditor/core";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { sameValue } from "~/admin/content/draft/same-value";
import type { WorkspaceProps } from "~/admin/content/form/workspace-props";
import { blockKinds } from "./block-kinds";
import { allowStyles } from "./canvas/allow-styles";
import { BlockActions } from "./canvas/block-actions";
import { Canvas } from "./canvas/canvas";
import { CanvasFrame } from "./canvas/canvas-frame";
import { createPreview, PreviewContext } from "./canvas/preview-store";
import { usePreviewRequests } from "./canvas/use-preview-requests";
import type { ViewportName } from "./canvas/viewports";
import { FrameMounts, useIsFrameLoaded } from "./frame-mounts";
import { keepDelete } from "./keep-delete";
import { PageDraftContext } from "./page-draft";
import styles from "./page-workspace.module.css";
import { Panel } from "./panel/panel";
import { placedComponents } from "./placed-components";
import { puckConfig } from "./puck-config";
import { fromPuck, toPuck, withoutIds } from "./puck-data";
import type { StoredBlock } from "./stored-block";
import { Toolbar, type ToolbarProps } from "./toolbar";
import { withValueAt } from "./with-value-at";

const OVERRIDES = { iframe: CanvasFrame, actionBar: BlockActions };
/** The frame has only the public styles: see `CanvasFrame`. */
const FRAME = { enabled: true, waitForStyles: false, syncHostStyles: false };

/** The editor of a record made of blocks, on the live design. Loaded lazily. */
export default function PageWorkspace(props: WorkspaceProps) {
  const { type, editor, isReadOnly } = props;
  const { state, keeper } = editor;
  const field = type.fields.find(({ kind }) => kind === "BLOCKS");
  const name = field?.name ?? "blocks";
  const value = (state.values[name] ?? []) as StoredBlock[];
  const blocks = field?.settings.blocks ?? NONE;
  const kinds = useMemo(() => blockKinds(blocks), [blocks]);
  const [viewport, setViewport] = useState<ViewportName>("desktop");
  const [preview] = useState(createPreview);
  const show = usePreviewRequests(preview, kinds);

  // Puck owns the page's state. Changes from elsewhere (a restored version, a resolved conflict) remount it.
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
  const { data } = shown.current;
  useEffect(() => show(data), [show, data]);
  useEffect(() => allowStyles(document), []);

  const unknown = useMemo(
    () =>
      [...new Set(placedComponents(data, kinds).map(({ component }) => component.type))]
        .filter((one) => !kinds.has(one))
        .join("\n"),
    [data, kinds],
  );
  const config = useMemo(() => puckConfig(blocks, unknown.split("\n").filter(Boolean)), [blocks, unknown]);

  const onChange = useCallback(
    (changed: Data) => {
      show(changed);
      const written = fromPuck(changed, kinds);
      // Ids created on opening are not a change; they are saved with the first one.
      if (sameValue(withoutIds(written, kinds), withoutIds(lastValue.current, kinds))) return;
      lastValue.current = written;
      keeper.type(name, written);
    },
    [show, keeper, kinds, name],
  );

  const draft = useMemo(
    () => ({
      blocks,
      kinds,
      field: name,
      errors: state.errors,
      isReadOnly,
      hold(written: Record<string, unknown>) {
        let blocksNow: unknown = lastValue.current;
        for (const [path, value] of Object.entries(written)) {
          const [, ...inner] = path.split(".");
          blocksNow = withValueAt(blocksNow, inner, value);
        }
        keeper.hold(name, blocksNow);
      },
    }),
    [blocks, kinds, name, state.errors, isReadOnly, keeper],
  );

  const permissions = useMemo(
    () => (isReadOnly ? { drag: false, duplicate: false, delete: false, edit: false, insert: false } : {}),
    [isReadOnly],
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
              permissions={permissions}
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

function Workspace({ viewport, onViewport, ...panel }: WorkspaceProps & ToolbarProps & { field: string }) {
  const isFrameLoaded = useIsFrameLoaded();
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
        <Canvas viewport={viewport} />
      </div>
      {isFrameLoaded ? <Panel {...panel} /> : <Skeleton height="100%" />}
    </div>
  );
}

const NONE: never[] = [];
const INITIAL_UI: Partial<UiState> = { leftSideBarVisible: false, rightSideBarVisible: false };
