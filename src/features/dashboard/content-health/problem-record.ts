import { contentTypeNamed } from "~/content/registry";
import type { ProblemRecord } from "../api/content-health-schemas";

/** A record in a list of problems, with the link to its form. */
export function problemRecord({
  id,
  type,
  title,
}: {
  id: string;
  type: string;
  title: string;
}): ProblemRecord {
  const { apiName, label, singleton } = contentTypeNamed(type);
  return { id, title, label: label.one, href: singleton ? `/admin/${apiName}` : `/admin/${apiName}/${id}` };
}
