import { useLocalStorage } from "@mantine/hooks";
import { useUser } from "~/admin/session/use-session";
import { VIEWPORTS, type ViewportName } from "./viewports";

/** On a phone, the width of a desk would be too small to read. */
const SMALL_SCREEN = "(max-width: 47.99em)";

/** The width that a person chose for the canvas, kept in their browser. */
export function useViewport(): [ViewportName, (viewport: ViewportName) => void] {
  const { id } = useUser();
  const first = matchMedia(SMALL_SCREEN).matches ? "phone" : "desktop";
  const [chosen, setChosen] = useLocalStorage<string>({
    key: `adminPageWidth.${id}`,
    defaultValue: first,
    getInitialValueInEffect: false,
  });
  return [isViewport(chosen) ? chosen : first, setChosen];
}

function isViewport(name: string): name is ViewportName {
  return Object.hasOwn(VIEWPORTS, name);
}
