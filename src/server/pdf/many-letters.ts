import regular from "dejavu-fonts-ttf/ttf/DejaVuSans.ttf?inline";
import bold from "dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf?inline";
import { inlineFont } from "./inline-font";

/**
 * A typeface with the letters of most alphabets, for names and words that the site's typeface cannot show: Vietnamese,
 * Polish, Turkish, Greek, Cyrillic, Hebrew, and Arabic among them. It has no Chinese, Japanese, or Korean.
 */
export const manyLetters = { regular: inlineFont(regular), bold: inlineFont(bold) };
