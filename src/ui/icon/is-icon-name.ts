import { type IconName, shapes } from "./shapes";

/** Whether there is an icon of that name; records name them in words. */
export function isIconName(name: string | undefined): name is IconName {
  return name !== undefined && Object.hasOwn(shapes, name);
}
