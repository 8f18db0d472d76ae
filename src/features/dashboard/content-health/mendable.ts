import { contentTypeNamed } from "~/content/registry";
import type { Mendable } from "../api/content-health-schemas";

/** What a list says of a record, with the way to its form. */
export function mendable({ id, type, title }: { id: string; type: string; title: string }): Mendable {
  const { apiName, label, singleton } = contentTypeNamed(type);
  return { id, title, label: label.one, href: singleton ? `/admin/${apiName}` : `/admin/${apiName}/${id}` };
}
