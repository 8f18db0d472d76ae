/** The widths for the preview, in pixels. */
export const VIEWPORTS = { phone: 360, tablet: 768, desktop: 1280 } as const;

export type ViewportName = keyof typeof VIEWPORTS;
