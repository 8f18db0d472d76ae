import { createContext, type ReactNode, useContext } from "react";

/** The forms that blocks hold. They belong to the pages that take them; a block on another page leads there. */
interface Forms {
  donation?: ReactNode;
}

const Context = createContext<Forms>({});

/** Around the blocks of a page that takes the forms of some of them. */
export function BlockForms({ forms, children }: { forms: Forms; children: ReactNode }) {
  return <Context value={forms}>{children}</Context>;
}

export function useBlockForms(): Forms {
  return useContext(Context);
}
