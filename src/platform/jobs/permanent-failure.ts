/** Thrown by a job whose work would fail again just so: it counts as failed at once. The message is read by staff. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
}
