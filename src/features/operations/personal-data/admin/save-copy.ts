/** Downloads the copy of a person's data. */
export function saveCopy(copy: object): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(copy, null, 2)], { type: "application/json" }));
  // Does not contain the email, because other people see file names.
  link.download = "personal-data.json";
  link.click();
  // The browser reads the address after the click event.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
