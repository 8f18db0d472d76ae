import { type IconName, shapes } from "./shapes";

/** Whether an icon of that name exists; records contain names as text. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(shapes, name);
}
