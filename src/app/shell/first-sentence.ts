/** "Emergency? Call 911." of "Emergency? Call 911. Our emergency department is always open." */
export function firstSentence(text: string): string {
  return text.match(/^.*?[.!](?=\s|$)/s)?.[0] ?? text;
}
