/** In px (specification, section 9). The menu's widths, 220 and 60, are in its style sheet. */
const STEP = 42;
const START = 62;

/** The distance of an item's tooltip from the menu's top, with the list scrolled by `scrolled`. */
export function tooltipTop(index: number, scrolled = 0): number {
  return START + index * STEP - scrolled;
}
