import { type Actor, holdsAnyOf } from "~/platform/audit/actor";
import type { ContentType } from "./define-content-type";

/** Whether somebody may open the records of a type, drafts included: whoever may draft or publish it. */
export function mayOpen(actor: Actor, { access }: Pick<ContentType, "access">): boolean {
  return holdsAnyOf(actor, [...access.draft, ...access.publish]);
}
