import { createContext, type ReactNode, useContext } from "react";

/** Forms inside blocks. They belong to pages that accept them; on other pages, the block links there. */
interface Forms {
  donation?: ReactNode;
}

const Context = createContext<Forms>({});

/** Wraps the blocks of a page that accepts some of their forms. */
export function BlockForms({ forms, children }: { forms: Forms; children: ReactNode }) {
  return <Context value={forms}>{children}</Context>;
}

export function useBlockForms(): Forms {
  return useContext(Context);
}
