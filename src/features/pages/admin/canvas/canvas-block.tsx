import type { SlotComponent } from "@puckeditor/core";
import { RenderBlock } from "~/content/blocks/render-blocks";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { usePageDraft } from "../page-draft";
import { CanvasItem, type CanvasItemProps } from "./canvas-item";
import { usePreview } from "./preview-store";
import { useTextPointer } from "./texts/use-text-pointer";

export interface CanvasBlockProps {
  id: string;
  type: string;
  dragRef: CanvasItemProps["dragRef"];
  slots: Record<string, SlotComponent | undefined>;
}

/**
 * A block as visitors see it, with the props that the server computed. It is inert, but blocks in its slots can be
 * moved and its texts can be clicked.
 */
export function CanvasBlock({ id, type, dragRef, slots }: CanvasBlockProps) {
  const block = usePreview(({ blocks, typing }) => (typing?.id === id ? typing.look : blocks[id]));
  const isRefused = usePreview(({ blocks }) => blocks[id]?.isRefused);
  const timesTyped = usePreview((preview) => preview.timesTyped[id]);
  const ground = usePreview(({ grounds }) => grounds[id] ?? "paper");
  const isOpening = usePreview(({ opening }) => opening === id);
  const { kinds } = usePageDraft();
  const label = kinds.get(type)?.label ?? type;
  const filled = Object.entries(slots).map(([name, Slot]) => [
    name,
    Slot && <Slot minEmptyHeight={96} className="canvas-slot" />,
  ]);
  const pointer = useTextPointer(id);
  return (
    <CanvasItem dragRef={dragRef} isRefused={isRefused} {...pointer}>
      {block?.props ? (
        <div key={timesTyped} inert={filled.length === 0} data-label={label}>
          <RenderBlock
            type={type}
            props={block.props}
            ground={ground}
            slots={Object.fromEntries(filled)}
            breadcrumbs={isOpening ? <Breadcrumbs trail={[]} here="This page" /> : undefined}
          />
        </div>
      ) : (
        <div className="canvas-box">
          <strong>{label}</strong>
          <span>{isRefused ? "It appears here after you fill in its fields." : "Coming…"}</span>
        </div>
      )}
    </CanvasItem>
  );
}
