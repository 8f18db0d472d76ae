import { useColorScheme } from "@mantine/hooks";
import { useClientStore } from "~/site/browser/store/use-client-store";

/** The color scheme of the admin area: what the person chose in this browser, or the system's. */
export function useAdminColorScheme(): "light" | "dark" {
  const chosen = useClientStore((state) => state.adminColorScheme);
  const system = useColorScheme("light", { getInitialValueInEffect: false });
  return chosen ?? system;
}
