import type { Mark, Thumbnail } from "~/content/blocks/thumbnail";

const FILL: Record<Mark["tone"], string> = {
  words: "#9fb3ae",
  soft: "#d3e2de",
  brand: "var(--color-pine)",
  accent: "var(--color-amber)",
};

/** The small drawing of a block. */
export function BlockThumbnail({ thumbnail }: { thumbnail: Thumbnail }) {
  return (
    <svg viewBox="0 0 96 60" width="96" height="60" aria-hidden="true">
      <rect width="96" height="60" rx="4" fill="var(--color-sand)" />
      {thumbnail.map((mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the marks never change order
        <MarkShape key={at} mark={mark} />
      ))}
    </svg>
  );
}

function MarkShape({ mark: { kind, x, y, width, height, tone } }: { mark: Mark }) {
  const fill = FILL[tone];
  const box = { x, y, width, height };
  switch (kind) {
    case "dot":
      return <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} fill={fill} />;
    case "frame":
      return <rect {...box} rx={2} fill="none" stroke={fill} strokeWidth={1.5} />;
    case "bar":
      return <rect {...box} rx={Math.min(1.25, height / 2)} fill={fill} />;
    case "box":
      return <rect {...box} rx={2} fill={fill} />;
    case "picture":
      return (
        <>
          <rect {...box} rx={2} fill={FILL.soft} />
          <path
            d={`M${x} ${y + height} l${width * 0.35} ${-height * 0.5} l${width * 0.25} ${height * 0.3} l${width * 0.15} ${-height * 0.15} l${width * 0.25} ${height * 0.35} z`}
            fill="var(--color-teal)"
            opacity="0.55"
          />
        </>
      );
  }
}
