/**
 * A path with a content type's names in place of placeholders: an endpoint is added once for each type. Its type
 * keeps the placeholders, so that one declaration covers calls of all types, which fill them in.
 */
export function pathFor<const Path extends string>(
  path: Path,
  names: { type: string; relation?: string },
): Path {
  return path.replace("{type}", names.type).replace("{relation}", names.relation ?? "{relation}") as Path;
}
