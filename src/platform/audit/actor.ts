/** Who causes a write: a signed-in person, an API token, or a part of the system. */
export interface Actor {
  id: string;
  name: string;
  /** The permission flags held; `all` for administrators and for the system itself. */
  permissions: ReadonlySet<string> | "all";
  /** The request that caused the write, to find it in the log. */
  requestId?: string;
}

/** @param name shown in the history; defaults to `part` */
export function systemActor(part: string, name = part): Actor {
  return { id: `system:${part}`, name, permissions: "all" };
}

export function hasAnyPermission(actor: Actor, flags: readonly string[]): boolean {
  const permissions = actor.permissions;
  return permissions === "all" || flags.some((flag) => permissions.has(flag));
}
