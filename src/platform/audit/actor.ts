/** Who causes a write: a signed-in person, a script's token, or a part of the system itself. */
export interface Actor {
  id: string;
  name: string;
  /** The permission flags held; `all` for administrators and for the system itself. */
  permissions: ReadonlySet<string> | "all";
  /** The request that carried the order, for finding it in the log. */
  requestId?: string;
}

export function systemActor(part: string): Actor {
  return { id: `system:${part}`, name: part, permissions: "all" };
}

export function holdsAnyOf(actor: Actor, flags: readonly string[]): boolean {
  const held = actor.permissions;
  return held === "all" || flags.some((flag) => held.has(flag));
}
