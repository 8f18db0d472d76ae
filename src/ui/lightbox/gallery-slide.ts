/** One file of a picture, with its own size in pixels. */
interface PictureFile {
  src: string;
  width: number;
  height: number;
}

/** One slide of a gallery, as the lightbox is given it. Sizes in pixels. */
export interface GallerySlide extends PictureFile {
  /** What nothing is said of is a picture. Of a video, `src` is its file. */
  type?: "image" | "video";
  alt: string;
  /** Shown in place of `src` where all three are known. */
  largeSrc?: string | null;
  largeWidth?: number | null;
  largeHeight?: number | null;
  /** Smaller and larger copies: the lightbox fetches the one that fits, and a larger one for zooming. */
  srcSet?: readonly PictureFile[];
  /** In the row of thumbnails, in place of the picture itself. */
  thumbnail?: string;
  /** What stands for a video until it plays. */
  poster?: string;
  /** Of a video's file; MP4 where nothing is said. */
  mimeType?: string;
  caption?: string;
}

/** What `modal-image-carousel` carries. */
export interface OpenedGallery {
  slides: readonly GallerySlide[];
  /** The slide to begin with, from 0; -1 closes. */
  index: number;
  /** Names the lightbox to those who listen. */
  title?: string;
  thumbnails?: GalleryThumbnails;
}

/** The row of thumbnails beside the pictures: below them, and always there, by default. */
export interface GalleryThumbnails {
  position?: "top" | "bottom" | "start" | "end";
  /** Offers a button that hides and shows them. */
  showToggle?: boolean;
}
