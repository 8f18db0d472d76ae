/**
 * A path with a content type's names instead of placeholders: an endpoint is added once for each type. The TypeScript
 * type keeps the placeholders, so that one declaration covers the calls for all content types.
 */
export function pathFor<const Path extends string>(
  path: Path,
  names: { type: string; relation?: string },
): Path {
  return path.replace("{type}", names.type).replace("{relation}", names.relation ?? "{relation}") as Path;
}
