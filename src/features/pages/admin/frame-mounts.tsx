import { createContext, type ReactNode, use, useEffect, useState } from "react";

const FirstMount = createContext<{ mount?: symbol }>({});

/** Wraps Puck, and restarts with each Puck. */
export function FrameMounts({ children }: { children: ReactNode }) {
  const [first] = useState<{ mount?: symbol }>({});
  return <FirstMount value={first}>{children}</FirstMount>;
}

/**
 * Whether Puck's frame has loaded. Puck mounts its content twice: before its frame has loaded, and again after. The
 * second mount loses the focus, the open tab, and any input, so the editor appears only after it.
 */
export function useIsFrameLoaded(): boolean {
  const first = use(FirstMount);
  const [mount] = useState(() => Symbol("mount"));
  useEffect(() => {
    first.mount ??= mount;
  }, [first, mount]);
  return first.mount !== undefined && first.mount !== mount;
}
