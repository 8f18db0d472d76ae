import type { Actor } from "~/platform/audit/actor";
import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import type { Fields, NestedField } from "../fields/field";
import { leafFields } from "../fields/leaf-fields";
import { countingValues, isShown } from "../fields/shown-if";
import type { ChecklistEntry } from "../item-schemas";
import { checkCompanions } from "./check-companions";
import { checkHints, inBlock } from "./check-hints";
import { checkLinks } from "./check-links";
import { checkReferences } from "./check-references";
import { checkRichText } from "./check-rich-text";

/**
 * Checks the fields that the form shows, before a working copy becomes public. Hard entries prevent
 * publishing.
 * @param actor who reads the entries: records that they may not open are not named
 * @param item its values fit the type's schema
 */
export async function checkItem(
  tx: Database,
  actor: Actor,
  type: ContentType,
  item: { id: string; data: Record<string, unknown> },
): Promise<ChecklistEntry[]> {
  const data = countingValues(type.fields, item.data);
  const leaves = leafFields(shownFields(type.fields, data), data);
  return [
    ...checkRequired(type, data, leaves),
    ...(await checkReferences(tx, actor, item.id, leaves)),
    ...(await checkLinks(tx, type.url(data), leaves)),
    ...checkCompanions(leaves),
    ...leaves.flatMap(checkHints),
    ...leaves.flatMap(({ path, field, value }) =>
      field.kind === "HTML" ? checkRichText(path, String(value)) : [],
    ),
    ...((await type.check?.(data, tx, item.id)) ?? []),
    ...leaves.flatMap(checkLength),
  ];
}

function shownFields(fields: Fields, data: Record<string, unknown>): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => isShown(field, data)));
}

function checkRequired(
  type: ContentType,
  data: Record<string, unknown>,
  leaves: NestedField[],
): ChecklistEntry[] {
  const nested = leaves
    .filter(({ path, field, value }) => path.includes(".") && field.required && field.isEmpty(value))
    .map(({ path, field, block }) => ({ propertyName: path, label: field.label, block }));
  const own = type.missing(data).map((one) => ({ ...one, block: undefined }));
  return [...own, ...nested].map(({ propertyName, label, block }) => ({
    severity: "hard",
    propertyName,
    message: `Fill in “${label}”${block ? ` ${inBlock(block, propertyName)}` : ""} before publishing.`,
  }));
}

function checkLength({ path, field, value }: NestedField): ChecklistEntry[] {
  const { advised } = field.settings;
  if (!advised || typeof value !== "string" || value === "") return [];
  const [least, most] = advised;
  if (value.length >= least && value.length <= most) return [];
  const tooMuch = value.length > most ? `at most ${most}` : `at least ${least}`;
  const message = `“${field.label}” has ${value.length} characters; ${tooMuch} read best.`;
  return [{ severity: "soft", propertyName: path, message }];
}
