import type { Item } from "../actions/steps";
import type { Schedule } from "./table";

/** The action that is due for a record. */
export interface Due {
  item: Item;
  schedule: Schedule;
  doing: "publish" | "unpublish";
}
