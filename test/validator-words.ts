/**
 * Phrases of the messages of Zod, csv-parse and the runtime. None of them may reach a person who sends us
 * something.
 */
export const VALIDATOR_WORDS =
  /\bInvalid (input|option|string|number|key|value|element|discriminator|date|Record|Opening|Closing|[A-Z])|Too (small|big)|Unrecognized key|expected (one of|\w+,|\w+ to (be|have))|, received |[<>]=\s?-?\d|ZodError|must match pattern|at position \d|JSON\.parse|Unexpected token|undefined|\[object/;
