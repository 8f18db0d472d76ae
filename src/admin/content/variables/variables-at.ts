import {
  callOfVariable,
  phoneVariables,
  type TextVariable,
  textVariables,
  type VariablesOffered,
  variableInText,
} from "~/content/variables/text-variables";

/** A variable that someone has begun to type: a brace, and perhaps letters after it. */
export interface BegunVariable {
  /** The position of the first character that a chosen variable replaces, and of the one after the last. */
  from: number;
  to: number;
  /** In lower case; empty right after the brace. */
  letters: string;
}

/** The begun variable before the caret; null if there is none. */
export function variableBegunAt(text: string, caret: number): BegunVariable | null {
  const [, call = "", letters] = /(tel:)?\{([a-z]*)$/i.exec(text.slice(0, caret)) ?? [];
  if (letters === undefined) return null;
  return { from: caret - letters.length - 1 - call.length, to: caret, letters: letters.toLowerCase() };
}

/** The variables that a text can contain, in the order of their menu. */
export function variablesFor(offered: VariablesOffered): readonly TextVariable[] {
  if (offered === "none") return [];
  return offered === "all" ? (Object.keys(textVariables) as TextVariable[]) : phoneVariables;
}

/** What choosing a variable writes into such a text. */
export function textOfVariable(name: TextVariable, offered: VariablesOffered): string {
  return offered === "calls" ? callOfVariable(name) : variableInText(name);
}

/** The offered variables whose name, or a word of whose label, begins with the letters. */
export function variablesBeginning(offered: VariablesOffered, letters: string): TextVariable[] {
  return variablesFor(offered).filter((name) =>
    [name, ...textVariables[name].split(" ")].some((word) => word.toLowerCase().startsWith(letters)),
  );
}
