/** A drawn picture of the demo hospital, as the media library takes it. */
export interface DemoPicture {
  readonly slug: string;
  readonly filename: string;
  /** What the picture shows, in plain words. */
  readonly alt: string;
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly svg: () => string;
}
