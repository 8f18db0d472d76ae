/** Somebody was seen to be there, or not to be. */
export interface Mark {
  registrationId: string;
  here: boolean;
  /** When it was seen; ISO 8601. */
  at: string;
}

export interface CheckInQueueOptions {
  /** What an earlier visit could not send. */
  load(): Mark[];
  keep(marks: readonly Mark[]): void;
  /** @throws whatever went wrong */
  send(mark: Mark): Promise<void>;
  /** Whether the server said no for good: then trying again is of no use. */
  isRefusal(error: unknown): boolean;
  onRefused(error: unknown): void;
  onSent(): void;
}

/**
 * Check-ins on their way to the server. Each is kept in the browser until the server has it, and the last word about a person
 * replaces those before it, so that a tablet in a room without a connection loses nothing and sends nothing twice.
 */
export function createCheckInQueue(options: CheckInQueueOptions) {
  let marks: readonly Mark[] = options.load();
  let isSending = false;
  const listeners = new Set<() => void>();

  function change(next: readonly Mark[]) {
    marks = next;
    options.keep(marks);
    for (const listener of listeners) listener();
  }

  /** Sends what waits, in order, until it is empty or the connection fails. */
  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let mark = marks[0]; mark; mark = marks[0]) {
        try {
          await options.send(mark);
        } catch (error) {
          if (!options.isRefusal(error)) return;
          options.onRefused(error);
        }
        // Another word about the same person, said meanwhile, stays.
        change(marks.filter((one) => one !== mark));
        if (marks.length === 0) options.onSent();
      }
    } finally {
      isSending = false;
    }
  }

  return {
    marks: () => marks,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    add(mark: Mark): Promise<void> {
      change([...marks.filter(({ registrationId }) => registrationId !== mark.registrationId), mark]);
      return flush();
    },
    flush,
  };
}

export type CheckInQueue = ReturnType<typeof createCheckInQueue>;
