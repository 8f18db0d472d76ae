import { useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";

interface Holidays {
  /** The names of the hospital's holidays by day (YYYY-MM-DD). */
  holidays: Readonly<Record<string, string>>;
  isPending: boolean;
}

const NONE: Holidays["holidays"] = {};

/** The hospital's holidays; none if they cannot be loaded. */
export function useHolidays(): Holidays {
  const { data, isPending } = useQuery({
    queryKey: ["class-holidays"],
    queryFn: () => api.get("/api/admin/class-holidays"),
  });
  const holidays = data ? Object.fromEntries(data.holidays.map(({ day, name }) => [day, name])) : NONE;
  return { holidays, isPending };
}
