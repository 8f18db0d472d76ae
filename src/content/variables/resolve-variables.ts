import { escapeHtml } from "~/platform/sanitize/escape-html";
import { phoneHref } from "~/ui/phone/phone-number";
import type { Block } from "../blocks/block";
import type { Field, Fields } from "../fields/field";
import { leafFields } from "../fields/leaf-fields";
import { blockByName } from "../registry";
import { mentionsVariables, replaceVariables, type VariableValues } from "./text-variables";

type Values = Record<string, unknown>;

/**
 * The values of a record or block with the text of each variable in its place: escaped in rich text, unchanged in plain
 * text. Values without variables are returned unchanged.
 */
export function resolveVariables<V extends Values>(fields: Fields, data: V, values: VariableValues): V {
  if (!mentionsVariables(JSON.stringify(data))) return data;
  const resolved = structuredClone(data);
  for (const { path, field, value } of leafFields(fields, data)) {
    if (mentionsVariables(JSON.stringify(value ?? ""))) setAt(resolved, path, inLeaf(field, value, values));
  }
  return resolved;
}

function inLeaf({ kind }: Field, value: unknown, values: VariableValues): unknown {
  if (kind === "SLOT") return (value as Block[]).map((block) => inBlock(block, values));
  const written = kind === "HTML" ? escapeHtml : (plain: string) => plain;
  return mapTexts(value, (text) => replaceVariables(text, values, written, phoneHref));
}

function inBlock(block: Block, values: VariableValues): Block {
  const { fields = {} } = blockByName(block.type) ?? {};
  return { ...block, props: resolveVariables(fields, block.props, values) };
}

/** Every text within a value, such as the cells of a table. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change)]));
}

/** @param path as `leafFields` writes it: `blocks.2.props.heading` */
function setAt(target: Values, path: string, value: unknown): void {
  const steps = path.split(".");
  const last = steps.pop() ?? "";
  const holder = steps.reduce<Values | undefined>((at, step) => at?.[step] as Values | undefined, target);
  if (holder) holder[last] = value;
}
