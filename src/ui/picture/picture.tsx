import { classNames } from "../class-names";
import styles from "./picture.module.css";
import { type ImageRecord, srcSetOf } from "./src-set";

/** A picture with its size, so that it never shifts the page while it loads. */
export interface PictureImage extends ImageRecord {
  /** Replaces the record's own copies: `"/a-480.webp 480w, /a-960.webp 960w"`. */
  srcSet?: string;
  /** Better formats first: `{ type: "image/avif", srcSet: "…" }`. */
  sources?: { type: string; srcSet: string }[];
  /** The point that stays visible if the picture is cropped: percent from the left and from the top. */
  focus?: { x: number; y: number };
}

export interface PictureProps {
  image: PictureImage | null | undefined;
  /** Its displayed width, as in the `sizes` attribute. */
  sizes?: string;
  /** Visible without scrolling: loaded early instead of late. At most one per page. */
  priority?: boolean;
  /** The shape it is cropped to; its own by default. */
  shape?: "own" | "wide" | "square" | "portrait" | "round" | "cover";
  /** The background until it has loaded. */
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

/** Public pages cannot have style attributes, so two classes set the point, to the nearest tenth. */
function focusClasses({ x, y } = { x: 50, y: 50 }): string | undefined {
  if (x === 50 && y === 50) return undefined;
  return classNames(styles[`x${nearestTenth(x)}`], styles[`y${nearestTenth(y)}`]);
}

function nearestTenth(percent: number): number {
  return Math.round(percent / 10) * 10;
}
