/** In px (specification, section 9). The menu's own widths, 220 and 60, stand in its style sheet. */
const STEP = 42;
const START = 62;

/** How far below the menu's top the tooltip of an item stands, with the list scrolled by so much. */
export function tooltipTop(index: number, scrolled = 0): number {
  return START + index * STEP - scrolled;
}
