import { useQuery } from "@tanstack/react-query";
import { ScreenTabs } from "~/admin/screen/screen-tabs";
import { givingApi } from "./giving-api";

export function GivingTabs() {
  const { data } = useQuery({ queryKey: ["giving", "overview"], queryFn: givingApi.overview });
  return (
    <ScreenTabs
      label="Giving"
      tabs={[
        { label: "Gifts", href: "/admin/giving" },
        { label: "Donors", href: "/admin/giving/donors" },
        { label: "Monthly gifts", href: "/admin/giving/monthly" },
        { label: "Cards to print", href: "/admin/giving/cards", count: data?.cardsWaiting },
        { label: "Campaigns", href: "/admin/campaigns" },
        { label: "Statements", href: "/admin/giving/statements" },
        { label: "Designations", href: "/admin/giving/designations" },
      ]}
    />
  );
}
