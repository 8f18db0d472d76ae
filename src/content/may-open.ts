import { type Actor, hasAnyPermission } from "~/platform/audit/actor";
import type { ContentType } from "./define-content-type";

/** Whether someone may open the records of a type, including drafts: everyone who may draft or publish it. */
export function mayOpen(actor: Actor, { access }: Pick<ContentType, "access">): boolean {
  return hasAnyPermission(actor, [...access.draft, ...access.publish]);
}
