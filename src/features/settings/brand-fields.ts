import { color } from "~/content/fields/color";
import { colors } from "~/ui/contrast/colors";
import { type BrandColor, brandColors } from "./brand-colors";

function brand(name: BrandColor) {
  const { token, label, help } = brandColors[name];
  const otherwise = colors[token];
  return color({ label, help: `${help} Default: ${otherwise}.`, free: true, otherwise });
}

export const brandFields = {
  brandMain: brand("brandMain"),
  brandMainDeep: brand("brandMainDeep"),
  brandLink: brand("brandLink"),
  brandLinkDeep: brand("brandLinkDeep"),
  brandWarm: brand("brandWarm"),
  brandWarmDeep: brand("brandWarmDeep"),
  brandSignal: brand("brandSignal"),
};
