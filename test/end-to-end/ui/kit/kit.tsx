import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider, useLocation } from "react-router";
import "~/ui/styles.css";
import "./kit.css";
import { siteEvents as careEvents } from "~/features/care/site/site-events";
import { siteEvents as givingEvents } from "~/features/giving/site/site-events";
import { readStore } from "~/site/browser/store/client-store";
import { PublicForm } from "~/site/form/public-form";
import { Button } from "~/ui/button/button";
import { Card } from "~/ui/card/card";
import { emit } from "~/ui/events/emit";
import { registerSiteEvents } from "~/ui/events/site-events";
import { CheckboxField } from "~/ui/form/checkbox-field";
import { ChoiceGroup } from "~/ui/form/choice-group";
import { ErrorSummary } from "~/ui/form/error-summary";
import { RequiredNote } from "~/ui/form/field";
import { FormErrors } from "~/ui/form/form-errors";
import { SelectField } from "~/ui/form/select-field";
import { TextAreaField } from "~/ui/form/text-area-field";
import { TextField } from "~/ui/form/text-field";
import { Link } from "~/ui/link/link";
import { Loader } from "~/ui/loader/loader";
import { Skeleton } from "~/ui/loader/skeleton";
import { EventModal } from "~/ui/modal/event-modal";
import { RichText } from "~/ui/rich-text/rich-text";

registerSiteEvents(careEvents);
registerSiteEvents(givingEvents);

/** Components on a separate page, to test them before any page of the site has them. */
function Kit() {
  const { pathname } = useLocation();
  const [isReady, setReady] = useState(false);
  // Set after all effects of the children, so that they listen to events and clicks.
  useEffect(() => setReady(true), []);
  return (
    <main data-ready={isReady}>
      <h1>Kit</h1>
      <p data-path="">{pathname}</p>
      <Links />
      <Card title="Cardiology" href="/specialty/cardiology">
        <p>
          For hearts. <a href="tel:911">911</a>
        </p>
      </Card>
      <Form />
      <Sent />
      <button type="button" onClick={() => emit("provider-profile", { id: "first" })}>
        Open the profile
      </button>
      <EventModal
        opensOn="provider-profile"
        closesOn="provider-profile-close"
        title={({ id }) => `Profile of ${id}`}
        width="wide"
      >
        {({ id }, close) => (
          <>
            <p>About {id}</p>
            <Loader label="Loading the clinics" />
            <Skeleton lines={2} />
            <Link href="tel:911">Call</Link>
            <Button onClick={close}>Done</Button>
          </>
        )}
      </EventModal>
      <p className="tall">The page is long.</p>
    </main>
  );
}

const HTML = `<p><a href="/about-us">About us</a>, <a href="https://elsewhere.example/">elsewhere</a>,
  <a href="emit:provider-profile?id=rich">the profile</a>, <a href="emit:donation-modal">give</a></p>`;

function Links() {
  return (
    <section aria-label="Links">
      <Link href="#">Nowhere</Link> <Link href="emit:provider-profile?id=linked">Linked profile</Link>{" "}
      <Link href="mailto:hello@hospital.example">Mail</Link> <Link href="/careers">Careers</Link>
      <RichText html={HTML} />
    </section>
  );
}

const GIFTS = [{ value: "year-end", label: "Year-End Gift" }];
const JOINTS = [
  { value: "right", label: "Right knee" },
  { value: "left", label: "Left knee" },
];

function Form() {
  const [errors, setErrors] = useState<{ propertyName: string; message: string }[]>();
  const [busy, setBusy] = useState(false);
  const refuse = () =>
    setErrors([
      { propertyName: "email", message: "Enter an email address" },
      { propertyName: "joint", message: "Choose a joint" },
      { propertyName: "note", message: "Shorten the note" },
      { propertyName: "", message: "The card was declined" },
    ]);
  return (
    <FormErrors errors={errors}>
      <form aria-label="Form">
        <ErrorSummary failed="The form was not sent" />
        <TextField name="email" label="Email" type="email" hint="We write once." required />
        <RequiredNote />
        <SelectField name="gift" label="Type of gift" placeholder="None selected" options={GIFTS} />
        <ChoiceGroup name="joint" label="Joint" options={JOINTS} required />
        <CheckboxField name="anonymous" label="Keep me anonymous" />
        <TextAreaField name="note" label="Note" maxLength={500} />
        <Button onClick={refuse}>Send</Button>
        <Button busy={busy} onClick={() => setBusy(true)}>
          Pay
        </Button>
      </form>
    </FormErrors>
  );
}

/** A form that posts to the server; the test decides the response. */
function Sent() {
  const [taken, setTaken] = useState("");
  return (
    <section aria-label="Public form">
      <PublicForm
        id="kit"
        label="Newsletter"
        path="/api/form/newsletter"
        captcha="FormNewsletter"
        submit="Join"
        failed="Your sign-up did not go through"
        more={<button type="reset">Start over</button>}
        onAccepted={(json, reset) => {
          setTaken(JSON.stringify(json));
          reset();
        }}
      >
        <TextField name="firstname" label="First name" defaultValue="Jo" required />
        <TextField name="email" label="Where we write to" type="email" required />
      </PublicForm>
      <p role="status">{taken}</p>
    </section>
  );
}

readStore(new URL(location.href));
const router = createBrowserRouter([
  {
    id: "root",
    path: "*",
    element: <Kit />,
    loader: () => ({ captcha: { kind: "altcha" } }),
    HydrateFallback: () => null,
  },
]);
createRoot(document.body).render(<RouterProvider router={router} />);
