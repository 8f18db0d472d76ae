import { useHotkeys, useLocalStorage } from "@mantine/hooks";

/** A key with what it does. */
export interface Shortcut {
  /** One letter. */
  letter: string;
  label: string;
  run(): void;
}

/**
 * Runs what single letters stand for, unless the person types into a field, a dialog is open, or they turned the
 * letters off: speech input and tremor can press them by mistake (WCAG 2.1.4).
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
