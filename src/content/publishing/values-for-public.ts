import type { Database } from "~/platform/database/database";
import type { ContentType } from "../define-content-type";
import { countingValues } from "../fields/shown-if";
import { withVariables } from "../variables/variable-source";

type Values = Record<string, unknown>;

/** A record's values as visitors see them: without the fields that are switched off (`countingValues`), and with variables replaced by their text. */
export function valuesForPublic(db: Database, type: ContentType, data: Values): Promise<Values> {
  return withVariables(db, type, countingValues(type.fields, data));
}
