import type { ContentType } from "~/content/define-content-type";

/** The values that give a record of any type this title and a unique address. */
export function titled(type: ContentType, title: string): Record<string, unknown> {
  const empty = type.schema.parse({}) as Record<string, unknown>;
  const named = Object.keys(type.fields)
    .flatMap((name) => [{ [name]: title }, { [name]: [title] }])
    .find((values) => {
      const parsed = type.schema.safeParse({ ...empty, ...values });
      return parsed.success && type.title(parsed.data).includes(title);
    });
  const slug = title.toLowerCase().replaceAll(" ", "-");
  const address = type.slugField === "path" || type.slugField === "from" ? `/${slug}` : slug;
  return { ...named, ...(type.slugField && { [type.slugField]: address }) };
}
