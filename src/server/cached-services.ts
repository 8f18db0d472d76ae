/** Services by name that keep what they read (`cached`). A feature declares its own in this interface (`declare module`). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface CachedServices {}
