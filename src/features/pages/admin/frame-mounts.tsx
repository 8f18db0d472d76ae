import { createContext, type ReactNode, use, useEffect, useState } from "react";

const FirstMount = createContext<{ mount?: symbol }>({});

/** Counts the mounts of Puck's frame. Restarts with each Puck. */
export function FrameMounts({ children }: { children: ReactNode }) {
  const [first] = useState<{ mount?: symbol }>({});
  return <FirstMount value={first}>{children}</FirstMount>;
}

/**
 * Whether Puck's iframe has loaded. Puck mounts its content before that and once again afterward. The second mount
 * loses the focus, the open tab, and any input, so the editor is shown only then.
 */
export function useIsFrameLoaded(): boolean {
  const first = use(FirstMount);
  const [mount] = useState(() => Symbol("mount"));
  useEffect(() => {
    first.mount ??= mount;
  }, [first, mount]);
  return first.mount !== undefined && first.mount !== mount;
}
