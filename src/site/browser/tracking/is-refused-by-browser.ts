/** Whether the browser says that its user must not be tracked (Global Privacy Control, Do Not Track). */
export function isRefusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === "1";
}
