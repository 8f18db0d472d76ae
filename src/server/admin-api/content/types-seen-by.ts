import type { ContentType } from "~/content/define-content-type";
import { mayOpen } from "~/content/may-open";
import { contentTypes } from "~/content/registry";
import type { Actor } from "~/platform/audit/actor";

/** The content types whose records somebody may edit, and so see as drafts. */
export function typesEditedBy(actor: Actor): ContentType[] {
  return contentTypes().filter((type) => mayOpen(actor, type));
}

/** The content types whose records somebody may edit, or choose in the forms of others. */
export function typesSeenBy(actor: Actor): ContentType[] {
  return contentTypes().filter((type) => type.chosenByAll || mayOpen(actor, type));
}
