/** A cell's value for the field's schema, or what is wrong with it in a sentence, and a text that would fit. */
export type CellReading = { value: unknown } | { problem: string; suggestion?: string | undefined };
