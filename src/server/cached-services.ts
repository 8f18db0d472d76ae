/**
 * Services that cache what they read (`cached`), by name. A feature declares its own in this interface
 * (`declare module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface CachedServices {}
