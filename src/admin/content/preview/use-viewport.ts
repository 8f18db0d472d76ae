import { useLocalStorage } from "@mantine/hooks";
import { useUser } from "~/admin/session/use-session";
import { VIEWPORTS, type ViewportName } from "./viewports";

/** The width that a person chose for the canvas, kept in their browser. */
export function useViewport(): [ViewportName, (viewport: ViewportName) => void] {
  const { id } = useUser();
  const [chosen, setChosen] = useLocalStorage<string>({
    key: `adminPageWidth.${id}`,
    defaultValue: "desktop",
    getInitialValueInEffect: false,
  });
  return [isViewport(chosen) ? chosen : "desktop", setChosen];
}

function isViewport(name: string): name is ViewportName {
  return Object.hasOwn(VIEWPORTS, name);
}
