import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  signIn: {
    "": "admin/sign-in/route.tsx",
    "set-up": "admin/set-up/route.tsx",
    invitation: "admin/invitation/route.tsx",
    reset: "admin/reset/route.tsx",
  },
  admin: {
    account: "admin/account/route.tsx",
    "new-email": "admin/new-email/route.tsx",
    users: "admin/users/route.tsx",
    "users/new": "admin/users/new.tsx",
    "users/:id": "admin/users/user.tsx",
  },
};
