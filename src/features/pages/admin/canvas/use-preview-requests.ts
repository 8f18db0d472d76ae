import type { ComponentData, Data } from "@puckeditor/core";
import { useCallback, useEffect, useRef } from "react";
import type { StoreApi } from "zustand";
import { api } from "~/admin/requests/api";
import type { Ground } from "~/content/blocks/block-props";
import { groundsOf } from "~/content/blocks/grounds";
import { type Hints, hintFor, withHints } from "~/content/blocks/hints";
import { type BlockKinds, slotsOf } from "../block-kinds";
import { type PlacedComponent, placedComponents } from "../placed-components";
import { HINTS } from "../puck-data";
import { type Preview, withAnswer } from "./preview-store";

/** Debounce for requesting previews of changed blocks, in ms. */
const DEBOUNCE_MS = 200;

/** How many previews the first request has when a page opens. The rest follow. */
const FIRST_REQUEST_BLOCKS = 16;

/** Keeps the canvas up to date: requests previews of changed blocks from the server, one request at a time. */
export function usePreviewRequests(preview: StoreApi<Preview>, kinds: BlockKinds): (data: Data) => void {
  const requestedBlocks = useRef(new Map<string, string>());
  const latest = useRef<Data | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isAsking = useRef(false);

  const ask = useCallback(async () => {
    if (isAsking.current || !latest.current) return;
    const placed = placedComponents(latest.current, kinds);
    const changed = placed
      .map(({ component }) => posted(component, kinds))
      .filter((block) => kinds.has(block.type) && requestedBlocks.current.get(block.id) !== block.written)
      .slice(0, requestedBlocks.current.size === 0 ? FIRST_REQUEST_BLOCKS : undefined);
    if (changed.length === 0) return;
    for (const { id, written } of changed) requestedBlocks.current.set(id, written);
    isAsking.current = true;
    try {
      const { blocks } = await api.post("/api/admin/pages/preview", {
        body: { blocks: changed.map(({ id, type, props }) => ({ id, type, props })) },
      });
      const types = new Map(changed.map(({ id, type }) => [id, type]));
      preview.setState((before) => withAnswer(before, types, kinds, blocks));
      if (latest.current)
        preview.setState(groundsOnPage(preview.getState(), placedComponents(latest.current, kinds)));
    } catch {
      for (const { id } of changed) requestedBlocks.current.delete(id);
      preview.setState({ isStale: true });
      timer.current = setTimeout(() => void ask(), 5_000);
      return;
    } finally {
      isAsking.current = false;
    }
    void ask();
  }, [preview, kinds]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (data: Data) => {
      const isFirst = latest.current === null;
      latest.current = data;
      preview.setState(groundsOnPage(preview.getState(), placedComponents(data, kinds)));
      clearTimeout(timer.current);
      if (isFirst) void ask();
      else timer.current = setTimeout(() => void ask(), DEBOUNCE_MS);
    },
    [ask, kinds, preview],
  );
}

/** The request for a block's preview, with hints in its empty texts. Blocks in its slots are requested separately. */
function posted({ type, props: { id, [HINTS]: hints, ...own } }: ComponentData, kinds: BlockKinds) {
  const kind = kinds.get(type);
  const emptied = Object.fromEntries(slotsOf(kind).map((name) => [name, []]));
  const hintAt = (path: string) => hintFor(path, hints as Hints | undefined, kind?.hints);
  const props = { ...withHints(kind?.fields ?? [], own, hintAt), ...emptied };
  return { id: String(id), type, props, written: JSON.stringify(props) };
}

/** The background of each block on the page. A block in a slot has the background of its outermost block. */
function groundsOnPage(
  { blocks }: Preview,
  placed: readonly PlacedComponent[],
): Pick<Preview, "grounds" | "opening"> {
  const top = placed.filter(({ parents }) => parents.length === 0);
  const ofTop = groundsOf(
    top.map(({ id, component: { type } }) => ({ type, props: blocks[id]?.props ?? {} })),
  );
  const grounds = new Map<string, Ground>(top.map(({ id }, at) => [id, ofTop[at] ?? "paper"]));
  for (const { id, parents } of placed) {
    const outermost = parents[0];
    if (outermost) grounds.set(id, grounds.get(outermost) ?? "paper");
  }
  return {
    grounds: Object.fromEntries(grounds),
    opening: top[0]?.component.type === "hero" ? top[0].id : null,
  };
}
