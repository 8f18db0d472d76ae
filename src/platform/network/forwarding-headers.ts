/**
 * A request's forwarding headers. `believed`: sent by a trusted proxy. `ignored`: present, but not from a
 * trusted proxy. `missing`: a trusted proxy is expected, and the request has none. `direct`: no proxy is
 * expected, and there is no sign of one.
 */
export const FORWARDINGS = ["believed", "ignored", "missing", "direct"] as const;

export type Forwarding = (typeof FORWARDINGS)[number];

export type ForwardingCounts = Readonly<Record<Forwarding, number>>;

/** Counts requests by their forwarding headers. Stores nothing about the clients. */
export interface ForwardingCounter {
  count(forwarding: Forwarding): void;
  /** Covers one to two hours. */
  recent(): ForwardingCounts;
}

const HOUR_MS = 3_600_000;

export function countForwarding(now: () => Date): ForwardingCounter {
  let current = none();
  let previous = none();
  let hour = hourOf(now());

  function turn(): void {
    const present = hourOf(now());
    if (present === hour) return;
    previous = present === hour + 1 ? current : none();
    current = none();
    hour = present;
  }

  return {
    count(forwarding) {
      turn();
      current[forwarding] += 1;
    },
    recent() {
      turn();
      return {
        believed: current.believed + previous.believed,
        ignored: current.ignored + previous.ignored,
        missing: current.missing + previous.missing,
        direct: current.direct + previous.direct,
      };
    },
  };
}

function none(): Record<Forwarding, number> {
  return { believed: 0, ignored: 0, missing: 0, direct: 0 };
}

function hourOf(at: Date): number {
  return Math.floor(at.getTime() / HOUR_MS);
}
