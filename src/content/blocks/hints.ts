/**
 * Instructions for the texts of a block, by the path of each within its props: `heading`, `items.0.title`.
 */
export type Hints = Record<string, string>;

/** The part of a field's description that this needs. */
interface HintedField {
  name: string;
  kind: string;
  settings: { item?: HintedField[] };
}

type Props = Record<string, unknown>;

/** Every text within props, by its path. */
export function hintsIn(props: Props, within = ""): Hints {
  return Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => {
      const path = `${within}${name}`;
      if (typeof value === "string") return [[path, value]];
      if (!Array.isArray(value)) return [];
      return value.flatMap((item: Props, at) => Object.entries(hintsIn(item, `${path}.${at}.`)));
    }),
  );
}

/**
 * The hint for one text: the block's own hint, or that of its kind. Entries that were added use the hints of
 * the first entry.
 */
export function hintFor(path: string, own: Hints = {}, ofKind: Hints = {}): string | undefined {
  const ofFirst = path.replaceAll(/\.\d+\./g, ".0.");
  return own[path] ?? ofKind[path] ?? own[ofFirst] ?? ofKind[ofFirst];
}

/** A hint as shown on the canvas, distinct from what visitors read. */
export function bracketed(hint: string): string {
  return `[${hint}]`;
}

/** A block's props with a hint in each empty text: only for the canvas. */
export function withHints(
  fields: readonly HintedField[],
  props: Props,
  hintAt: (path: string) => string | undefined,
): Props {
  return {
    ...props,
    ...Object.fromEntries(fields.flatMap((field) => hinted(field, props[field.name], field.name, hintAt))),
  };
}

function hinted(
  { name, kind, settings }: HintedField,
  value: unknown,
  path: string,
  hintAt: (path: string) => string | undefined,
): [string, unknown][] {
  const parts = settings.item;
  if (kind === "ITEM_ARRAY" && parts && Array.isArray(value)) {
    const items = value.map((item: Props, at) =>
      withHints(parts, item, (inner) => hintAt(`${path}.${at}.${inner}`)),
    );
    return [[name, items]];
  }
  const hint = isEmptyText(value) ? hintAt(path) : undefined;
  if (hint === undefined) return [];
  const words = bracketed(hint);
  return [
    [name, kind === "HTML" ? `<p>${words.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</p>` : words],
  ];
}

function isEmptyText(value: unknown): boolean {
  return value === undefined || value === "";
}
