import { markerShape } from "./marker-shapes";
import type { MarkedPlace } from "./place-map";
import type { Offset } from "./spread-markers";

const SVG = "http://www.w3.org/2000/svg";

/** A marker on any kind of map. Styled in map.css. */
export interface MarkerElement {
  element: HTMLElement;
  setActive(active: boolean): void;
  /** Moves it off its point, with a line to it. In CSS pixels. */
  setOffset(offset: Offset): void;
}

/**
 * For pointers only; the keyboard and screen readers use the list beside the map, so it is hidden from them.
 */
export function createMarkerElement(place: MarkedPlace): MarkerElement {
  const { outline, mark } = markerShape(place.isMain);
  const element = div("map-marker");
  element.setAttribute("aria-hidden", "true");
  element.dataset.place = place.id;
  element.classList.toggle("map-marker-main", place.isMain === true);
  const line = div("map-marker-line");
  const sign = div("map-marker-sign");
  sign.title = place.name;
  sign.append(drawing(outline, mark));
  element.append(line, sign);

  return {
    element,
    setActive: (active) => element.classList.toggle("map-marker-active", active),
    setOffset({ dx, dy }) {
      sign.style.transform = `translate(${dx}px, ${dy}px)`;
      // Drawn from the true point upward, then rotated toward the sign.
      line.style.height = `${Math.hypot(dx, dy)}px`;
      line.style.transform = `rotate(${Math.atan2(dx, -dy)}rad)`;
    },
  };
}

function div(className: string): HTMLElement {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

function drawing(outline: string, mark: string): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 41 41");
  svg.setAttribute("width", "41");
  svg.setAttribute("height", "41");
  svg.append(path("map-marker-outline", outline), path("map-marker-mark", mark));
  return svg;
}

function path(className: string, d: string): SVGPathElement {
  const element = document.createElementNS(SVG, "path");
  element.setAttribute("class", className);
  element.setAttribute("d", d);
  return element;
}
