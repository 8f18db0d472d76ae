/**
 * Thrown by a job that would fail in the same way again: it counts as failed at once. Staff read the message.
 */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
}
