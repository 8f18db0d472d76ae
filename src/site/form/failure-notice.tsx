import { FormAlert } from "~/ui/form/form-alert";
import { CallForHelp } from "./call-for-help";
import type { RequestFailure } from "./submission-result";

export interface FailureNoticeProps {
  /** What failed, such as "Your gift was not sent". */
  title: string;
  failure: RequestFailure;
}

/** The notice of a form whose request failed: what failed, why, what to do, and whom to call. */
export function FailureNotice({ title, failure }: FailureNoticeProps) {
  return (
    <FormAlert title={failure.title ?? title}>
      <p>{failure.message}</p>
      <p>
        Nothing you typed is lost. {failure.mayBeSentAgain && "Please send it again in a few minutes. "}
        <CallForHelp />
      </p>
    </FormAlert>
  );
}
