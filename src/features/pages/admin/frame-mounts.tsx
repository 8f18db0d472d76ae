import { createContext, type ReactNode, use, useEffect, useState } from "react";

const FirstMount = createContext<{ mount?: symbol }>({});

/** Goes around Puck, and starts again with each Puck. */
export function FrameMounts({ children }: { children: ReactNode }) {
  const [first] = useState<{ mount?: symbol }>({});
  return <FirstMount value={first}>{children}</FirstMount>;
}

/**
 * Whether Puck's frame has loaded. Puck mounts what is within it twice: once until its frame has loaded, and once more after. The second
 * mount loses the focus, the open tab and what was typed, so people get nothing to use before it.
 */
export function useIsFrameLoaded(): boolean {
  const first = use(FirstMount);
  const [mount] = useState(() => Symbol("mount"));
  useEffect(() => {
    first.mount ??= mount;
  }, [first, mount]);
  return first.mount !== undefined && first.mount !== mount;
}
