import type { ContentType } from "~/content/define-content-type";
import { isPermissionFlag, type PermissionFlag } from "~/platform/isomorphic/permissions";

type Flags = { anyOf: PermissionFlag[] };

/** People who may draft or publish a type may see all of it. */
export function mayEdit(type: ContentType): Flags {
  return flags([...type.access.draft, ...type.access.publish]);
}

/**
 * Who may request the list: all staff, if their own records refer to these. People who may not edit them get only
 * choices.
 */
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
