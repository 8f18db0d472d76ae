import { SegmentedControl } from "@mantine/core";
import type { ViewportName } from "./viewports";

const WIDTHS: { value: ViewportName; label: string }[] = [
  { value: "phone", label: "Phone" },
  { value: "tablet", label: "Tablet" },
  { value: "desktop", label: "Desktop" },
];

export interface WidthChoiceProps {
  viewport: ViewportName;
  onViewport(viewport: ViewportName): void;
}

/** Buttons for the width at which a page is shown. */
export function WidthChoice({ viewport, onViewport }: WidthChoiceProps) {
  return (
    <SegmentedControl
      size="sm"
      aria-label="Width of the page"
      value={viewport}
      onChange={(value) => onViewport(value as ViewportName)}
      data={WIDTHS}
    />
  );
}
