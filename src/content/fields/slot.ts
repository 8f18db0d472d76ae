import { z } from "zod";
import type { Block } from "../blocks/block";
import type { Room } from "../blocks/room";
import { type FieldOptions, field } from "./field";

const SLOT_LIMIT = 60;
const MAX_HINTS = 60;

/** A block as sent and stored; its definition validates its props. */
export const storedBlock: z.ZodType<Block> = z.object({
  type: z.string().min(1).max(80),
  id: z.string().min(1).max(80).optional(),
  props: z.record(z.string(), z.unknown()),
  hints: z
    .record(z.string().max(120), z.string().max(300))
    .refine((hints) => Object.keys(hints).length <= MAX_HINTS, `A block has at most ${MAX_HINTS} hints.`)
    .optional(),
});

/**
 * A place in a block for other blocks. The field itself does not process them: code that walks a page's blocks also
 * walks the slots (blocks/placed-blocks.ts).
 */
export function slot(options: FieldOptions & { room: Exclude<Room, "page"> }) {
  return field<Block[]>("SLOT", options, {
    schema: z.array(storedBlock).max(SLOT_LIMIT),
    settings: { maxItems: SLOT_LIMIT, room: options.room },
    empty: [],
  });
}
