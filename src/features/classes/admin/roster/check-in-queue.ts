/** A check-in, or the undoing of one. */
export interface Mark {
  registrationId: string;
  /**
   * The person's number in the registration. Absent means everyone: earlier versions of this screen stored marks
   * without it.
   */
  person?: number;
  /** From 1. Absent in marks of earlier versions, like `person`. */
  session?: number;
  here: boolean;
  /** When staff pressed the button; ISO 8601. */
  at: string;
}

export interface CheckInQueueOptions {
  /** The check-ins that were not sent before the page was closed. */
  load(): Mark[];
  keep(marks: readonly Mark[]): void;
  /** @throws any error of the request */
  send(mark: Mark): Promise<void>;
  /** Whether the server refused the check-in permanently. A retry would not help. */
  isRefusal(error: unknown): boolean;
  onRefused(error: unknown): void;
  onSent(): void;
}

/**
 * Queue of check-ins to send. Each one is stored in the browser until the server has it, so a tablet without a
 * connection loses nothing. A newer check-in of a person replaces the older one, so nothing is sent twice.
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

  /** Sends the queue in order, until it is empty or the connection fails. */
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
        // Staff may have checked the same person in or out during the request. That newer check-in stays in the queue.
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
    add(...added: Mark[]): Promise<void> {
      const isReplaced = (mark: Mark) =>
        added.some(
          ({ registrationId, person, session }) =>
            registrationId === mark.registrationId && person === mark.person && session === mark.session,
        );
      change([...marks.filter((mark) => !isReplaced(mark)), ...added]);
      return flush();
    },
    flush,
  };
}

export type CheckInQueue = ReturnType<typeof createCheckInQueue>;
