/** What an `emit:` link can say of a gallery: its words are all text. */
export interface NamedGallery {
  gallery?: string;
  /** The picture to begin with, from 0. */
  index?: number | string;
}

/**
 * Opens a gallery of the page as if one of its pictures had been pressed: by the name in its `data-gallery`, or the first.
 * A gallery that is not there opens nothing.
 */
export function pressPicture({ gallery, index = 0 }: NamedGallery = {}): void {
  const galleries = [...document.querySelectorAll<HTMLElement>("[data-gallery]")];
  const named = galleries.find(({ dataset }) => gallery === undefined || dataset.gallery === gallery);
  const pictures = named?.querySelectorAll<HTMLElement>("a[data-emit]");
  pictures?.[Math.min(Math.max(Math.trunc(Number(index)) || 0, 0), pictures.length - 1)]?.click();
}
