import { useLocalStorage } from "@mantine/hooks";
import { useUser } from "../session/use-session";
import type { ListView } from "./list-address";

type Chosen = Record<string, string[]>;

/**
 * The columns that a person chose for each list, kept in their browser. Columns in the address come first, so that a
 * link or a saved view shows the same to everyone.
 * @param list the list's name
 */
export function useColumns(
  list: string,
  view: ListView,
): { columns: string[] | null; remember(columns: string[]): void } {
  const { id } = useUser();
  const [chosen, setChosen] = useLocalStorage<Chosen>({
    key: `adminColumns.${id}`,
    defaultValue: {},
    getInitialValueInEffect: false,
  });
  return {
    columns: view.columns ?? chosen[list] ?? null,
    remember: (columns) => setChosen((before) => ({ ...before, [list]: columns })),
  };
}
