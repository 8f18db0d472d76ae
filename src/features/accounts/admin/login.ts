import { redirect } from "react-router";

/** Redirects `/admin/login`, which people guess and bookmark, to the sign-in screen. */
export function loader() {
  return redirect("/admin");
}
