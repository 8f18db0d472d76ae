/** The answer to the bot check's question among the labels of a form: "seven plus two". */
export function sumIn(labels: string[]): number {
  const text = labels.find((label) => / plus /.test(label)) ?? "";
  const words = "zero one two three four five six seven eight nine".split(" ");
  return words.reduce((total, word, value) => total + value * (text.split(word).length - 1), 0);
}
