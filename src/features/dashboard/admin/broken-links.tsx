import { useQuery } from "@tanstack/react-query";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { WorkPanel, type WorkRow } from "~/admin/screen/work-panel";
import type { BrokenLink } from "../api/content-health-schemas";
import { HEALTH_SCREEN } from "./health-screen";

/** The dashboard panel of broken links, each with the record to fix. */
export default function BrokenLinks() {
  const links = useQuery({
    queryKey: ["content-health", "broken-links"],
    queryFn: () => api.get("/api/admin/content-health/broken-links"),
  });
  return (
    <Answered query={links} lines={3}>
      {({ items, total }) => (
        <WorkPanel
          title="Broken links"
          total={total}
          empty="No broken links. The site checks all links every day."
          rows={items.map(linkRow)}
          more={{ href: HEALTH_SCREEN, label: "Content health" }}
        />
      )}
    </Answered>
  );
}

function linkRow({ href, reason, in: holders }: BrokenLink): WorkRow {
  const [first, ...others] = holders;
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return {
    key: href,
    href: first?.href ?? HEALTH_SCREEN,
    title: first ? `${first.title}${more}` : href,
    details: [href, reason],
  };
}
