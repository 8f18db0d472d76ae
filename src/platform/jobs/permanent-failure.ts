/**
 * Thrown by a job that would fail in the same way again: it fails immediately, without retries. Staff read the message.
 */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
}
