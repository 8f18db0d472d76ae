import { svg } from "../svg";
import { place } from "./place";

/** The head of a sunflower around a point, about 68 pixels wide at size 1. */
export function sunflower(x: number, y: number, size: number, turn: number): string {
  const petals = Array.from(
    { length: 12 },
    (_, i) => svg`<path d="M0 0Q9 -16 0 -34Q-9 -16 0 0Z" transform="rotate(${i * 30 + turn})"/>`,
  );
  return place(
    svg`<g fill="#F2B441">${petals}</g><circle r="13" fill="#6B4327"/><circle r="7" fill="#4A2C18"/>`,
    x,
    y,
    size,
  );
}
