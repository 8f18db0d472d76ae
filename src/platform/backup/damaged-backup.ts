/** A backup that was cut off or changed: its checksums do not match. */
export class DamagedBackup extends Error {
  override readonly name = "DamagedBackup";
  constructor(options?: ErrorOptions) {
    super("The backup was cut off or changed since it was made.", options);
  }
}
