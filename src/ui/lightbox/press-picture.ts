/** The part of a gallery that an `emit:` link can contain: text only. */
export interface NamedGallery {
  gallery?: string;
  /** The first picture, from 0. */
  index?: number | string;
}

/**
 * Opens a gallery of the page as if one of its pictures had been clicked: the one with that `data-gallery`,
 * or the first. Does nothing if there is no such gallery.
 */
export function pressPicture({ gallery, index = 0 }: NamedGallery = {}): void {
  const galleries = [...document.querySelectorAll<HTMLElement>("[data-gallery]")];
  const named = galleries.find(({ dataset }) => gallery === undefined || dataset.gallery === gallery);
  const pictures = named?.querySelectorAll<HTMLElement>("a[data-emit]");
  pictures?.[Math.min(Math.max(Math.trunc(Number(index)) || 0, 0), pictures.length - 1)]?.click();
}
