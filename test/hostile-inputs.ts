import type { z } from "zod";

/** Wrong types, lengths, choices and IDs: at least one of them is invalid for any schema. */
const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  "",
  " ",
  "x",
  "x".repeat(70_000),
  "00000000-0000-0000-0000-00000000000g",
  "not-a-choice",
  true,
  -1,
  0.5,
  2 ** 53,
  1e300,
  Number.NaN,
  [],
  {},
  [[]],
  [null, "x", 1, {}],
  { unknown: 1, "sp ace": 2, "": 3 },
];

/** The parts of Zod's schema definitions that the walk uses. */
interface Definition {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  element?: z.core.$ZodType;
  items?: readonly z.core.$ZodType[];
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  out?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  left?: z.core.$ZodType;
  right?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  getter?: () => z.core.$ZodType;
}

/** Deep enough for a block in a page; recursive schemas would never end. */
const DEPTH = 5;

/**
 * Inputs that are wrong in every part of a schema, one part at a time: hostile values in place of the whole,
 * each property, each entry and each option.
 */
export function hostileInputs(schema: z.core.$ZodType, depth = 0): unknown[] {
  if (depth > DEPTH) return [...HOSTILE];
  const { type, shape, element, items, innerType, options, left, right, valueType, getter, ...definition } =
    schema._zod.def as unknown as Definition;
  const within = (part: z.core.$ZodType | undefined) => (part ? hostileInputs(part, depth + 1) : []);
  switch (type) {
    case "object": {
      const properties = Object.entries(shape ?? {});
      const single = properties.flatMap(([name, part]) => within(part).map((value) => ({ [name]: value })));
      const sound = Object.fromEntries(properties.map(([name, part]) => [name, soundValue(part)]));
      // Combined with valid values, so that checks on the whole object are reached as well.
      return [...HOSTILE, ...single, ...single.map((wrong) => ({ ...sound, ...wrong }))];
    }
    case "array":
      return [
        ...HOSTILE,
        ...within(element).map((value) => [value]),
        Array.from({ length: 2_000 }, () => null),
      ];
    case "tuple":
      return [...HOSTILE, ...(items ?? []).flatMap(within).map((value) => [value])];
    case "record":
      return [...HOSTILE, ...within(valueType).map((value) => ({ key: value }))];
    case "union":
      return [...HOSTILE, ...(options ?? []).flatMap(within)];
    case "intersection":
      return [...within(left), ...within(right)];
    case "pipe":
      // The input of a transform is checked by the schema after it.
      return within(definition.in?._zod.def.type === "transform" ? definition.out : definition.in);
    case "lazy":
      return within(getter?.());
    default:
      return innerType ? within(innerType) : [...HOSTILE];
  }
}

/** A value that the schema accepts, where a simple one does. */
function soundValue(schema: z.core.$ZodType): unknown {
  const simple = [
    "x",
    1,
    true,
    [],
    {},
    "2027-03-01",
    "6f9619ff-8b86-4d01-b42d-00cf4fc964ff",
    "a@example.org",
    null,
  ];
  const taken = simple.find((value) => {
    const { issues, value: read } = schema._zod.run({ value, issues: [] }, {}) as z.core.ParsePayload;
    return issues?.length === 0 && read !== undefined;
  });
  return taken;
}
