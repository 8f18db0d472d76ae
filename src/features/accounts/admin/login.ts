import { redirect } from "react-router";

/** `/admin/login`, which people guess and bookmark, leads to the sign-in screen. */
export function loader() {
  return redirect("/admin");
}
