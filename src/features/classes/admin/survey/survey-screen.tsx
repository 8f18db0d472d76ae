import { Alert, Button } from "@mantine/core";
import { Download } from "lucide-react";
import { Link } from "react-router";
import { downloadFile } from "~/admin/content/api/download-file";
import { useHospitalZone } from "~/admin/content/hospital-zone";
import { fullMoment } from "~/admin/content/words";
import { notifyFailed } from "~/admin/screen/notify";
import { Panel } from "~/admin/screen/panel";
import { Screen } from "~/admin/screen/screen";
import { UnreadableNote } from "~/admin/screen/unreadable-note";
import type { SurveyResults } from "../../api/admin/survey-schemas";
import { answerInWords, QuestionResult } from "./question-result";
import styles from "./survey.module.css";

/** How many people answered the survey of a class, and their answers. */
export function SurveyScreen({ results }: { results: SurveyResults }) {
  const { class: event, questions, asked, answered, unreadable } = results;
  const save = () =>
    void downloadFile(`/api/admin/classes/${event.id}/survey.csv`, "feedback.csv").catch(notifyFailed);
  return (
    <Screen
      title="Feedback"
      lead={`${event.title} · ${event.when}`}
      back={{ href: `/admin/classes/${event.id}/roster`, label: "Roster" }}
      width="narrow"
      actions={
        answered > 0 && (
          <Button variant="default" leftSection={<Download size={18} aria-hidden />} onClick={save}>
            Save as CSV
          </Button>
        )
      }
    >
      {asked === 0 ? (
        <NoSurveySent results={results} />
      ) : (
        <p className={styles.standing}>
          <strong>
            {answered} of {asked}
          </strong>{" "}
          {asked === 1 ? "person has answered" : "people have answered"}
        </p>
      )}
      <UnreadableNote count={unreadable} not="shown" />
      {answered > 0 &&
        questions.map((question) => (
          <QuestionResult key={`${question.kind} ${question.label}`} question={question} />
        ))}
      {answered > 0 && <Contacts results={results} />}
    </Screen>
  );
}

function NoSurveySent({ results: { class: event, hasSurvey, surveyDueAt } }: { results: SurveyResults }) {
  const zone = useHospitalZone();
  if (!hasSurvey || !surveyDueAt)
    return (
      <Alert color="teal" title="This class asks for no feedback">
        <p>
          Turn on “Ask for feedback after the class” in{" "}
          <Link to={`/admin/classes/${event.id}`}>the class</Link>. You can change the questions there.
        </p>
      </Alert>
    );
  const isAhead = Date.parse(surveyDueAt) > Date.now();
  return (
    <Alert color="teal" title="Nobody has been asked yet">
      <p>
        {isAhead
          ? `People who come get an email with the questions on ${fullMoment(surveyDueAt, zone)}.`
          : "The email goes out within a quarter of an hour to everyone who came and gave an email address. Nobody is asked about a class that ended more than a week before."}
      </p>
    </Alert>
  );
}

/** The people who allowed the hospital to contact them, with all their answers. */
function Contacts({ results: { class: event, responses } }: { results: SurveyResults }) {
  const known = responses.filter(({ from }) => from !== null);
  return (
    <Panel
      title="You may contact"
      lead={
        known.length === 0
          ? "Nobody has allowed that. All answers are without names."
          : "These people ticked “You may contact me about my answers.” Everyone else stays without a name."
      }
    >
      {known.length > 0 && (
        <ul className={styles.contacts}>
          {known.map(
            ({ from, answers }) =>
              from && (
                <li key={from.registrationId}>
                  <p>
                    <Link to={`/admin/classes/${event.id}/roster?person=${from.registrationId}`}>
                      {from.name}
                    </Link>
                    {from.email && (
                      <>
                        , <a href={`mailto:${from.email}`}>{from.email}</a>
                      </>
                    )}
                  </p>
                  <dl>
                    {answers.map((one) => (
                      <div key={one.label}>
                        <dt>{one.label}</dt>
                        <dd>{answerInWords(one)}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ),
          )}
        </ul>
      )}
    </Panel>
  );
}
