import { useTypes } from "~/admin/content/use-types";

/** What a record of a content type is called: "Provider" for `provider`. */
export function useKindOf(): (typeName: string) => string {
  const types = useTypes();
  return (typeName) => types.find(({ name }) => name === typeName)?.label.one ?? typeName;
}
