import * as outline from "healthicons-react/outline";
import { createElement, type FunctionComponent, type SVGProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { DemoPicture } from "../art/demo-picture";
import { demoPictures, portrait } from "../art/index";
import { providers } from "../content/providers";
import { specialties } from "../content/specialties";

const ICON_SIZE = 48;
const PINE = "#0F4C45";

/** Every drawing of the demo hospital: scenes and banners, the specialties' icons, the providers' portraits. */
export function demoDrawings(): DemoPicture[] {
  const specialtyIcons = specialties.map(
    ({ slug, icon, name }): DemoPicture => ({
      slug: `icon-${slug}`,
      filename: `icon-${slug}.svg`,
      alt: name,
      width: ICON_SIZE,
      height: ICON_SIZE,
      svg: () => iconSvg(icon),
    }),
  );
  const portraits = providers.map(
    ({ slug, name, portrait: person }): DemoPicture => ({
      slug: `portrait-${slug}`,
      filename: `portrait-${slug}.svg`,
      alt: `Portrait of ${name}`,
      width: 640,
      height: 800,
      svg: () => portrait({ seed: slug, ...person }),
    }),
  );
  return [...demoPictures, ...specialtyIcons, ...portraits];
}

const icons = new Map(
  Object.entries(outline) as unknown as [string, FunctionComponent<SVGProps<SVGSVGElement>>][],
);

/** @throws Error when the icon set has no icon of that name */
function iconSvg(name: string): string {
  const icon = icons.get(name);
  if (!icon) throw new Error(`The icon set has no “${name}”.`);
  const size = { width: ICON_SIZE, height: ICON_SIZE, color: PINE, xmlns: "http://www.w3.org/2000/svg" };
  return renderToStaticMarkup(createElement(icon, size)).replaceAll("currentColor", PINE);
}
