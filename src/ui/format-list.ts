/** "Monday", "Monday and Friday", "Monday, Wednesday and Friday"; empty for no words. */
export function formatList(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
