import { like, type SQL } from "drizzle-orm";
import { contentItem } from "../tables";

/** The condition that a record's title or slug contains a folded word, anywhere. */
export function containsWord(word: string): SQL {
  return like(contentItem.searchText, `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}
