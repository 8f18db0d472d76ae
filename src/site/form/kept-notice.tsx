import { Alert } from "~/ui/alert/alert";
import { Button } from "~/ui/button/button";

/** Above a form that was filled in again. The button resets the form, which also forgets what was kept. */
export function KeptNotice() {
  return (
    <Alert tone="info">
      <p>
        <strong>Your answers are still here.</strong> Only this browser tab has them, until you send the form,
        clear it, or close the tab.
      </p>
      <p>
        <Button type="reset" look="quiet">
          Clear this form
        </Button>
      </p>
    </Alert>
  );
}
