// Sets the color scheme of an admin document before its first paint, as `use-admin-color-scheme.ts` does
// afterwards. A separate file, because the policy allows no inline script without a nonce.
{
  let chosen = null;
  try {
    chosen = JSON.parse(localStorage.getItem("adminColorScheme"));
  } catch {
    // Storage is blocked, or holds something else: the system decides.
  }
  const isDark =
    chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = isDark ? "dark" : "light";
}
