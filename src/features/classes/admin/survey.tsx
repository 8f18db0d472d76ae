import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { api } from "~/admin/requests/api";
import { Answered } from "~/admin/screen/answered";
import { SurveyScreen } from "./survey/survey-screen";

export default function SurveyRoute() {
  const { id = "" } = useParams();
  const survey = useQuery({
    queryKey: ["survey", id],
    queryFn: ({ signal }) => api.get("/api/admin/classes/{id}/survey", { params: { id }, signal }),
  });
  return (
    <Answered query={survey} lines={10}>
      {(results) => <SurveyScreen results={results} />}
    </Answered>
  );
}
