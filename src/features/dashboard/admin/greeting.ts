/** "Good morning, Ada", by the browser's clock. */
export function greeting(name: string, now: Date): string {
  const hour = now.getHours();
  const time = hour >= 4 && hour < 12 ? "morning" : hour >= 12 && hour < 18 ? "afternoon" : "evening";
  const [first] = name.trim().split(/\s+/);
  return first ? `Good ${time}, ${first}` : `Good ${time}`;
}
