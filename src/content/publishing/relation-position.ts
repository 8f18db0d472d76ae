import { sql } from "drizzle-orm";
import { contentRelationOrder } from "../tables";

/** The position of a record in another record's ordered list, or null if that list has no order. */
export function relationPosition(ownerId: string, relation: string, targetId: string) {
  const { ownerId: owner, name, targetId: target, position } = contentRelationOrder;
  return sql<number | null>`(select ${position} from ${contentRelationOrder}
    where ${owner} = ${ownerId} and ${name} = ${relation} and ${target} = ${targetId})`;
}
