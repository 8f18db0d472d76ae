import { useTypes } from "~/admin/content/use-types";

/** The label of a content type: "Provider" for `provider`. */
export function useKindOf(): (typeName: string) => string {
  const types = useTypes();
  return (typeName) => types.find(({ name }) => name === typeName)?.label.one ?? typeName;
}
