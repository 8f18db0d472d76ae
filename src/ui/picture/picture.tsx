import { classNames } from "../class-names";
import styles from "./picture.module.css";
import { type ImageRecord, srcSetOf } from "./src-set";

/** What a picture needs to be shown without ever moving the page: its own size is known before it comes. */
export interface PictureImage extends ImageRecord {
  /** In place of the record's own copies: `"/a-480.webp 480w, /a-960.webp 960w"`. */
  srcSet?: string;
  /** Better formats first: `{ type: "image/avif", srcSet: "…" }`. */
  sources?: { type: string; srcSet: string }[];
  /** What stays in sight where a shape cuts the picture: percent from the left and from the top. */
  focus?: { x: number; y: number };
}

export interface PictureProps {
  image: PictureImage | null | undefined;
  /** How wide it will be shown, as the `sizes` attribute says it. */
  sizes?: string;
  /** Seen without scrolling: fetched first instead of late. At most one a page. */
  priority?: boolean;
  /** The shape it is cut to; its own by default. */
  shape?: "own" | "wide" | "square" | "portrait" | "round" | "cover";
  /** The ground seen until it has come. */
  ground?: "mist" | "sand" | "none";
  className?: string;
}

export function Picture({
  image,
  sizes,
  priority = false,
  shape = "own",
  ground = "mist",
  className,
}: PictureProps) {
  if (!image) return null;
  const srcSet = image.srcSet ?? srcSetOf(image);
  return (
    <picture className={classNames(styles.picture, styles[shape], styles[`ground-${ground}`], className)}>
      {image.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
      ))}
      <img
        className={focusClasses(image.focus)}
        src={image.src}
        srcSet={srcSet}
        sizes={srcSet ? sizes : undefined}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

/** Public pages carry no style attributes, so that the point is told by two classes, to the nearest tenth. */
function focusClasses({ x, y } = { x: 50, y: 50 }): string | undefined {
  if (x === 50 && y === 50) return undefined;
  return classNames(styles[`x${nearestTenth(x)}`], styles[`y${nearestTenth(y)}`]);
}

function nearestTenth(percent: number): number {
  return Math.round(percent / 10) * 10;
}
