import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { describeError } from "./describe-error";

export type { Logger };

/**
 * Structured log: one JSON object per line. Callers log identifiers and counts, never visitors' input, query
 * strings, or network addresses.
 */
export function createLogger({
  level = "info",
  destination,
}: {
  level?: string;
  destination?: DestinationStream;
} = {}): Logger {
  return pino(
    { level, base: undefined, timestamp: stdTimeFunctions.isoTime, serializers: { err: describeError } },
    destination,
  );
}
