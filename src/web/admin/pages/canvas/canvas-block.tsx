import type { SlotComponent } from "@puckeditor/core";
import { RenderBlock } from "~/content/blocks/render-blocks";
import { Breadcrumbs } from "~/ui/breadcrumbs/breadcrumbs";
import { usePageDraft } from "../page-draft";
import { usePreview } from "./preview-store";

export interface CanvasBlockProps {
  id: string;
  type: string;
  slots: Record<string, SlotComponent | undefined>;
}

/** A block as the public sees it, with what the server made of its props. Nothing in it acts; what stands in its slots can be moved. */
export function CanvasBlock({ id, type, slots }: CanvasBlockProps) {
  const block = usePreview(({ blocks }) => blocks[id]);
  const ground = usePreview(({ grounds }) => grounds[id] ?? "paper");
  const isOpening = usePreview(({ opening }) => opening === id);
  const { kinds } = usePageDraft();
  const label = kinds.get(type)?.label ?? type;
  const filled = Object.entries(slots).map(([name, Slot]) => [
    name,
    Slot && <Slot minEmptyHeight={96} className="canvas-slot" />,
  ]);
  if (!block?.props)
    return (
      <div className="canvas-box">
        <strong>{label}</strong>
        <span>{block?.isRefused ? "It can be shown once its fields are filled." : "Coming…"}</span>
      </div>
    );
  const shown = (
    <RenderBlock
      type={type}
      props={block.props}
      ground={ground}
      slots={Object.fromEntries(filled)}
      breadcrumbs={isOpening ? <Breadcrumbs trail={[]} here="This page" /> : undefined}
    />
  );
  return (
    <div className="canvas-block" data-refused={block.isRefused || undefined} data-label={label}>
      {filled.length > 0 ? shown : <div inert>{shown}</div>}
    </div>
  );
}
