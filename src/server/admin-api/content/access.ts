import type { ContentType } from "~/content/define-content-type";
import { isPermissionFlag, type PermissionFlag } from "~/platform/isomorphic/permissions";

type Flags = { anyOf: PermissionFlag[] };

/** Whoever may draft or publish a type may see all of it. */
export function mayEdit(type: ContentType): Flags {
  return flags([...type.access.draft, ...type.access.publish]);
}

/** Whoever may ask for the list: all staff, where their own records refer to these. Those who may not edit get choices only. */
export function mayList(type: ContentType): Flags | "signedIn" {
  return type.chosenByAll ? "signedIn" : mayEdit(type);
}

export function mayPublish(type: ContentType): Flags {
  return flags(type.access.publish);
}

function flags(names: string[]): Flags {
  const unknown = names.find((name) => !isPermissionFlag(name));
  if (unknown) throw new Error(`A content type asks for the flag “${unknown}”, which nobody can hold.`);
  return { anyOf: [...new Set(names)].filter(isPermissionFlag) };
}
