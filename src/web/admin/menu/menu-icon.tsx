import {
  Bus,
  CalendarDays,
  ChartColumn,
  ClipboardList,
  ClipboardPlus,
  Compass,
  Files,
  FileText,
  GraduationCap,
  IdCard,
  Image,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  Megaphone,
  Newspaper,
  PanelBottom,
  PenLine,
  Search,
  Settings,
  Signpost,
  Stethoscope,
  Tv,
  UsersRound,
} from "lucide-react";
import type { MenuIconName } from "./menu-items";

const icons: Record<MenuIconName, LucideIcon> = {
  dashboard: LayoutDashboard,
  analytics: ChartColumn,
  pages: FileText,
  navigation: Compass,
  footer: PanelBottom,
  images: Image,
  specialties: Stethoscope,
  locations: MapPin,
  people: IdCard,
  press: Megaphone,
  media: Tv,
  classes: GraduationCap,
  "mobile-unit": Bus,
  applications: ClipboardPlus,
  files: Files,
  blog: PenLine,
  events: CalendarDays,
  news: Newspaper,
  forms: ClipboardList,
  users: UsersRound,
  settings: Settings,
  search: Search,
  redirects: Signpost,
};

export function MenuIcon({ name, size = 20 }: { name: MenuIconName; size?: number }) {
  const Drawing = icons[name];
  return <Drawing size={size} strokeWidth={1.75} aria-hidden="true" focusable="false" />;
}
