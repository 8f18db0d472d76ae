/** The administrator's colleagues on the site under test, and their permissions. */
export const colleagues = {
  editor: {
    name: "Erin Castellano",
    email: "erin@prairielantern.example",
    password: "seven geese above the elevator",
    permissions: ["permissionPageEditor"],
  },
  keeper: {
    name: "Keiko Brandt",
    email: "keiko@prairielantern.example",
    password: "the last train past the feed mill",
    permissions: ["permissionUserManager", "permissionPageEditor"],
  },
  manager: {
    name: "Manuel Okafor",
    email: "manuel@prairielantern.example",
    password: "a porch light at the county line",
    permissions: ["permissionPageManager"],
  },
  writer: {
    name: "Willa Sorensen",
    email: "willa@prairielantern.example",
    password: "ink on the ledger's second page",
    permissions: ["permissionNewsManager", "permissionBlogManager"],
  },
} as const;
