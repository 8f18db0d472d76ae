import { contentTypes } from "~/content/content-types";
import type { ContentType } from "~/content/define-content-type";
import { type Actor, holdsAnyOf } from "~/platform/audit/actor";

/** The content types whose records somebody may see, drafts too. */
export function typesSeenBy(actor: Actor): ContentType[] {
  return contentTypes.filter(
    (type) => type.chosenByAll || holdsAnyOf(actor, [...type.access.draft, ...type.access.publish]),
  );
}
