/** Saves a person's copy as a file on this computer. */
export function saveCopy(copy: object): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(copy, null, 2)], { type: "application/json" }));
  // Not the address: the names of files are seen by others.
  link.download = "personal-data.json";
  link.click();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
