import { sql } from "drizzle-orm";
import { contentRelationOrder } from "../tables";

/** Where a record stands in the list that another one keeps of it, or null where nobody has put that list in order. */
export function relationPosition(ownerId: string, relation: string, targetId: string) {
  const { ownerId: owner, name, targetId: target, position } = contentRelationOrder;
  return sql<number | null>`(select ${position} from ${contentRelationOrder}
    where ${owner} = ${ownerId} and ${name} = ${relation} and ${target} = ${targetId})`;
}
