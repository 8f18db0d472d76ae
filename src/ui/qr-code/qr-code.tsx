import type { QrDrawing } from "./draw-qr";

interface QrCodeProps {
  drawing: QrDrawing;
  /** Read by screen readers. */
  label: string;
}

/** A QR code, dark on white in every color scheme, because cameras expect that. */
export function QrCode({ drawing: { size, path }, label }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={200}
      height={200}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#1b2624" />
    </svg>
  );
}
