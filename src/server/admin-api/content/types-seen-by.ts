import type { ContentType } from "~/content/define-content-type";
import { mayOpen } from "~/content/may-open";
import { contentTypes } from "~/content/registry";
import type { Actor } from "~/platform/audit/actor";

/** The content types that a person may edit, and whose drafts they see. */
export function typesEditedBy(actor: Actor): ContentType[] {
  return contentTypes().filter((type) => mayOpen(actor, type));
}

/** The content types that a person may edit, or choose from in forms. */
export function typesSeenBy(actor: Actor): ContentType[] {
  return contentTypes().filter((type) => type.chosenByAll || mayOpen(actor, type));
}
