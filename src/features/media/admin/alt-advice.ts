/** Characters. Longer descriptions are tiring to listen to. */
const COMFORTABLE_LENGTH = 160;

/** A sentence on how to improve a description for people who hear it; null if it needs no improvement. */
export function altAdvice(alt: string): string | null {
  const words = alt.trim();
  if (words === "") return null;
  if (/^\S*\.(jpe?g|png|webp|avif|heic)$/i.test(words) || /^(img|dsc|image)[-_ ]?\d+$/i.test(words))
    return "This is a file name. Describe what the picture shows.";
  if (/^(an? |the )?(image|picture|photo|photograph|illustration) (of|showing) /i.test(words))
    return "Start with what the picture shows. Screen readers already say that it is a picture.";
  if (words.length > COMFORTABLE_LENGTH) return "This is long to listen to. One or two sentences are enough.";
  if (words.length < 8) return "Add a few words: who or what, doing what, where?";
  return null;
}
