import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { SeriesScreen } from "./series/series-screen";

export default function SeriesRoute() {
  const { id = "" } = useParams();
  const series = useQuery({
    queryKey: ["series", id],
    queryFn: () => api.get("/api/admin/classes/{id}/series", { params: { id } }),
  });
  return (
    <Answered query={series} lines={8}>
      {({ items }) => <SeriesScreen key={id} id={id} dates={items} />}
    </Answered>
  );
}
