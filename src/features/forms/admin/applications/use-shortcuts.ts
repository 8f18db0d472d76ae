import { useHotkeys, useLocalStorage } from "@mantine/hooks";

export interface Shortcut {
  /** One letter. */
  letter: string;
  label: string;
  run(): void;
}

/**
 * Runs the actions of single letters. Not while the person types into a field or a dialog is open. People can turn the
 * letters off, because speech input and tremor can press them by mistake (WCAG 2.1.4).
 */
export function useShortcuts(shortcuts: readonly Shortcut[]) {
  const [isOn, setIsOn] = useLocalStorage({ key: "adminApplicationLetters", defaultValue: true });
  useHotkeys(
    shortcuts.map(({ letter, run }) => [
      letter,
      () => {
        if (isOn && !document.querySelector('[aria-modal="true"]')) run();
      },
    ]),
  );
  return { isOn, setIsOn };
}
