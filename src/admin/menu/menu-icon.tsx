import type { LucideIcon } from "lucide-react";

export function MenuIcon({ Icon, size = 20 }: { Icon: LucideIcon; size?: number }) {
  return <Icon size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
