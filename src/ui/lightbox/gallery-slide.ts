import type { Captions } from "../captions-track";

/** One file of a picture, with its size in pixels. */
interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/** One slide of a gallery, as passed to the lightbox. Sizes in pixels. */
export interface GallerySlide extends PictureFile {
  /** By default a picture. For a video, `src` is its file. */
  type?: "image" | "video";
  alt: string;
  /** Shown instead of `src` if all three are known. */
  largeSrc?: string | null;
  largeWidth?: number | null;
  largeHeight?: number | null;
  /** Smaller and larger copies: the lightbox loads the one that fits, and a larger one for zooming. */
  srcSet?: readonly PictureFile[];
  /** In the row of thumbnails, instead of the picture itself. */
  thumbnail?: string;
  /** Shown until a video plays. */
  poster?: string;
  /** Type of a video's file; MP4 by default. */
  mimeType?: string;
  /** The captions of a video. */
  captions?: Captions;
  caption?: string;
}

/** The detail of `modal-image-carousel`. */
export interface OpenedGallery {
  slides: readonly GallerySlide[];
  /** The first slide, from 0; -1 closes. */
  index: number;
  /** The lightbox's name for screen readers. */
  title?: string;
  thumbnails?: GalleryThumbnails;
}

/** The row of thumbnails: by default below the pictures and always visible. */
export interface GalleryThumbnails {
  position?: "top" | "bottom" | "start" | "end";
  /** Adds a button that hides and shows the row. */
  showToggle?: boolean;
}
