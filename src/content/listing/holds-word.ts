import { like, type SQL } from "drizzle-orm";
import { contentItem } from "../tables";

/** The condition that title or slug of a record hold a folded word, anywhere. */
export function holdsWord(word: string): SQL {
  return like(contentItem.searchText, `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}
