import { Alert } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { Answered } from "~/admin/screen/answered";
import { Screen } from "~/admin/screen/screen";
import { Answers } from "./answers";
import styles from "./applications.module.css";
import { applicationsApi } from "./applications-api";
import { Desk } from "./desk";
import { Merged } from "./merged";

/** One application: answers, next step, state, notes, and messages. Leaving the screen discards its data. */
export default function Application() {
  const { id = "" } = useParams();
  const application = useQuery({
    queryKey: ["application", id],
    queryFn: () => applicationsApi.read(id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const back = { href: "/admin/patient-applications", label: "Patient applications" };
  const onChanged = () => application.refetch();
  return (
    <Screen title={application.data?.name || "Application"} lead={application.data?.formName} back={back}>
      <Answered query={application} lines={12}>
        {(item) => (
          <div className={styles.sides}>
            <div className={styles.side}>
              {item.mergedInto && <MergedAway into={item.mergedInto} />}
              <Answers item={item} />
              <Merged item={item} onChanged={onChanged} />
            </div>
            {/* The key resets input when another application is opened. */}
            {!item.mergedInto && <Desk key={item.id} item={item} onChanged={onChanged} />}
          </div>
        )}
      </Answered>
    </Screen>
  );
}

function MergedAway({ into }: { into: string }) {
  return (
    <Alert color="amber" title="This application was merged into another one">
      <Link to={`/admin/patient-applications/${into}`}>Open the other one</Link> to continue, or to undo the
      merge.
    </Alert>
  );
}
