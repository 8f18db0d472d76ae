import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { describeError } from "./describe-error";

export type { Logger };

/**
 * Structured log: one JSON object a line. Callers pass identifiers and counts, never what a visitor typed,
 * a query string or a network address.
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
