import type { Fields, ValuesOf } from "../fields/field";

type Written<Value> = Value extends readonly (infer One)[]
  ? One extends string | readonly unknown[]
    ? Value
    : Partial<One>[]
  : Value;

/** The props of a block as a person writes them: omitted ones start empty. */
export type WrittenProps<F extends Fields> = { [Name in keyof F]?: Written<ValuesOf<F>[Name]> };
