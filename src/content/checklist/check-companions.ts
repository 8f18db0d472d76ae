import type { NestedField } from "../fields/field";
import type { ChecklistEntry } from "../item-schemas";
import { inBlock } from "./check-hints";

/** Fields that need another field: a film needs captions, unless nobody speaks in it. */
export function checkCompanions(leaves: readonly NestedField[]): ChecklistEntry[] {
  const filled = new Set(leaves.filter(isFilledIn).map(({ path }) => path));
  return leaves.flatMap(({ path, field, block }): ChecklistEntry[] => {
    const { needs } = field;
    if (!needs || !filled.has(path)) return [];
    const beside = path.slice(0, path.lastIndexOf(".") + 1);
    if (needs.oneOf.some((name) => filled.has(beside + name))) return [];
    const where = block ? ` ${inBlock(block, path)}` : "";
    return [
      {
        severity: "hard",
        propertyName: path,
        message: `“${field.label}”${where} needs more. ${needs.remedy}`,
      },
    ];
  });
}

function isFilledIn({ field, value }: NestedField): boolean {
  return value !== false && !field.isEmpty(value);
}
