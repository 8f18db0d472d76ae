import type { Item } from "../actions/steps";
import type { Schedule } from "./table";

/** What the schedule of a record asks for now. */
export interface Due {
  item: Item;
  schedule: Schedule;
  doing: "publish" | "unpublish";
}
