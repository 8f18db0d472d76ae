import { useNavigate, useParams } from "react-router";
import { FormFailure } from "~/admin/screen/form-failure";
import { Screen } from "~/admin/screen/screen";
import { SETUP_STEPS, type SetupStep } from "../../setup/setup-steps";
import { DemoStep } from "./demo-step";
import { EmailStep } from "./email-step";
import { PaymentsStep } from "./payments-step";
import { Segments } from "./segments";
import { SettingsStep } from "./settings-step";
import styles from "./setup.module.css";
import { isFormStep, stepWords } from "./setup-words";
import { useFinishStep } from "./use-setup";

const OVERVIEW = "/admin/settings/setup";

export default function SetupStepScreen() {
  const { step: asked } = useParams();
  const step = SETUP_STEPS.find((name) => name === asked);
  if (!step)
    return (
      <Screen title="There is no such step" back={{ href: OVERVIEW, label: "Setup" }}>
        <p>Choose one of the steps of the setup.</p>
      </Screen>
    );
  return <Step key={step} step={step} />;
}

function Step({ step }: { step: SetupStep }) {
  const navigate = useNavigate();
  const finish = useFinishStep();
  const at = SETUP_STEPS.indexOf(step);
  const { title, why, visitors } = stepWords[step];
  const next = SETUP_STEPS[at + 1];
  const goToNextStep = () => navigate(next ? `${OVERVIEW}/${next}` : OVERVIEW);
  const done = async () => {
    await finish.mutateAsync(step);
    await goToNextStep();
  };
  const props = {
    busy: finish.isPending,
    onDone: () => void done().catch(() => {}),
    onSkip: () => void goToNextStep(),
  };
  return (
    <Screen
      title={title}
      lead={`Step ${at + 1} of ${SETUP_STEPS.length}`}
      back={{ href: OVERVIEW, label: "Setup" }}
    >
      <Segments current={step} />
      <div className={styles.step}>
        <aside className={styles.about} aria-label="About this step">
          <div>
            <h2>Why we ask</h2>
            <p>{why}</p>
          </div>
          <div>
            <h2>What visitors see</h2>
            <p>{visitors}</p>
          </div>
        </aside>
        <div className={styles.body}>
          {isFormStep(step) ? (
            <SettingsStep step={step} onDone={done} onSkip={props.onSkip} />
          ) : (
            <>
              <FormFailure error={finish.error} />
              {step === "email" && <EmailStep {...props} />}
              {step === "payments" && <PaymentsStep {...props} />}
              {step === "demo" && <DemoStep {...props} />}
            </>
          )}
        </div>
      </div>
    </Screen>
  );
}
