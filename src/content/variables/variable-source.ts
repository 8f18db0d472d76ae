import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { resolveVariables } from "./resolve-variables";
import { mentionsVariables, type VariableValues } from "./text-variables";

type Values = Record<string, unknown>;

/** Provides the text of the variables. The engine does not depend on the settings, so they register a source. */
interface VariableSource {
  /** The name of the content type whose record holds the values. */
  type: string;
  /** The values that a record of it gives. */
  valuesOf(data: Values): VariableValues;
  /** The values now; neutral words before they are published. */
  read(db: Database): Promise<VariableValues>;
}

let source: VariableSource | undefined;

export function registerVariables(newSource: VariableSource): void {
  source = newSource;
}

/** Whether a change of this type's record may change the text of variables. */
export function providesVariables(type: ContentType): boolean {
  return source?.type === type.name;
}

/** @throws Error if no source is registered, which is a defect */
export async function readVariables(db: Database): Promise<VariableValues> {
  if (!source) throw new Error("Nothing knows the variables yet: import ~/app/register first.");
  return source.read(db);
}

/** A record's values with variables replaced by their text. */
export async function withVariables<V extends Values>(db: Database, type: ContentType, data: V): Promise<V> {
  const [filled] = await withVariablesInAll(db, type, [data]);
  return filled ?? data;
}

/** The same for the values of several records, with one query. */
export async function withVariablesInAll<V extends Values>(
  db: Database,
  type: ContentType,
  all: readonly V[],
): Promise<V[]> {
  const { fields } = type;
  if (!source || !mentionsVariables(JSON.stringify(all))) return [...all];
  const { valuesOf } = source;
  if (providesVariables(type)) return all.map((data) => resolveVariables(fields, data, valuesOf(data)));
  const values = await source.read(db);
  return all.map((data) => resolveVariables(fields, data, values));
}
