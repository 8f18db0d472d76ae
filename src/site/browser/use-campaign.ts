import { useEffect } from "react";
import { useLocation } from "react-router";
import { updateCampaign } from "./store/client-store";

/** Takes the campaign from addresses that the app navigates to; the start took it from the first one. */
export function useCampaign(): void {
  const { search } = useLocation();
  useEffect(() => {
    if (search.includes("utm_")) updateCampaign(new URL(search, location.origin));
  }, [search]);
}
