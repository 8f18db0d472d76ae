import type { ComponentConfig, Config, Fields } from "@puckeditor/core";
import type { ReactNode } from "react";
import { fieldsWithInput } from "~/admin/content/inputs/fields-with-input";
import { hasRoomFor } from "~/content/blocks/room";
import type { BlockDescription, FieldDescription } from "~/content/description";
import { isSlot } from "./block-kinds";
import { CanvasBlock } from "./canvas/canvas-block";
import { UnknownBlock } from "./canvas/unknown-block";
import { BlockField, type BlockFieldProps } from "./panel/block-field";

/**
 * Puck's configuration: each kind of block is a component, each field a custom one with the admin's own input, and each
 * slot one of Puck's. An unknown kind is a box with a note.
 */
export function puckConfig(blocks: readonly BlockDescription[], unknown: readonly string[] = []): Config {
  const definitions = blocks.map((block) => [block.name, componentOf(block, blocks)]);
  const unknownComponents = unknown.map((type) => [type, unknownComponent(type)]);
  return {
    components: Object.fromEntries([...definitions, ...unknownComponents]),
    categories: Object.fromEntries(
      [...new Set(blocks.map(({ category }) => category))].map((category) => [
        category,
        {
          title: category,
          components: blocks.filter((one) => one.category === category).map(({ name }) => name),
        },
      ]),
    ),
    // The page's own fields have a separate panel, so Puck does not edit them.
    root: { fields: {}, render: ({ children }: { children: ReactNode }) => <>{children}</> },
  };
}

function componentOf(block: BlockDescription, all: readonly BlockDescription[]): ComponentConfig {
  const slots = block.fields.filter(isSlot).map(({ name }) => name);
  return {
    label: block.label,
    fields: Object.fromEntries(
      fieldsWithInput(block.fields).map((field) => [field.name, puckField(field, all)]),
    ) as Fields,
    defaultProps: structuredClone(block.example),
    metadata: { help: block.help },
    // We render the element ourselves, to give it a label.
    inline: true,
    render: ({ id, puck, ...props }) => (
      <CanvasBlock
        id={id}
        dragRef={puck.dragRef}
        type={block.name}
        slots={Object.fromEntries(slots.map((name) => [name, props[name]]))}
      />
    ),
  };
}

function puckField(field: FieldDescription, all: readonly BlockDescription[]): Fields[string] {
  if (isSlot(field)) {
    const { room = "narrow" } = field.settings;
    return {
      type: "slot",
      allow: all.filter(({ needs }) => hasRoomFor(room, needs)).map(({ name }) => name),
    };
  }
  return { type: "custom", label: field.label, metadata: { description: field }, render: drawBlockField };
}

/** Puck requires an element. `BlockField` renders nothing while no block is selected. */
function drawBlockField(props: BlockFieldProps) {
  return <BlockField {...props} />;
}

function unknownComponent(type: string): ComponentConfig {
  return {
    label: "Cannot be edited",
    fields: {},
    inline: true,
    render: ({ puck }) => <UnknownBlock type={type} dragRef={puck.dragRef} />,
    permissions: { duplicate: false, edit: false },
  };
}
