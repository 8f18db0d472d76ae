import type { FeatureRoutes } from "~/features";

export const routes: FeatureRoutes = {
  signIn: {
    "": "admin/sign-in/route.tsx",
    login: "admin/login.ts",
    "set-up": "admin/set-up.tsx",
    invitation: "admin/invitation.tsx",
    reset: "admin/reset.tsx",
  },
  admin: {
    account: "admin/account/route.tsx",
    "new-email": "admin/new-email.tsx",
    users: "admin/users/route.tsx",
    "users/new": "admin/users/new.tsx",
    "users/:id": "admin/users/user.tsx",
  },
};
