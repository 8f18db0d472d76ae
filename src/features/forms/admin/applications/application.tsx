import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { Answered } from "~/admin/screen/answered";
import { Screen } from "~/admin/screen/screen";
import { Answers } from "./answers";
import { ApplicationStatus } from "./application-status";
import styles from "./applications.module.css";
import { applicationsApi } from "./applications-api";
import { Writing } from "./writing";

/** One application: answers, state, notes, and messages. Leaving the screen discards it. */
export default function Application() {
  const { id = "" } = useParams();
  const application = useQuery({
    queryKey: ["application", id],
    queryFn: () => applicationsApi.read(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const back = { href: "/admin/patient-applications", label: "Patient applications" };
  return (
    <Screen title={application.data?.name || "Application"} lead={application.data?.formName} back={back}>
      <Answered query={application} lines={12}>
        {(item) => (
          <div className={styles.sides}>
            <Answers item={item} />
            <div className={styles.side}>
              <ApplicationStatus item={item} onChanged={() => application.refetch()} />
              <Writing item={item} onChanged={() => application.refetch()} />
            </div>
          </div>
        )}
      </Answered>
    </Screen>
  );
}
