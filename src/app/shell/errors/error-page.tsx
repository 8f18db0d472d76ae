import { useContext } from "react";
import { useLocation } from "react-router";
import { UnsentFormContext } from "~/site/form/unsent-form-context";
import type { ShellMenus, ShellSettings } from "~/site/root-data";
import { Phone } from "~/ui/phone/phone";
import { TextWithPhones } from "~/ui/phone/text-with-phones";
import { Picture, type PictureImage } from "~/ui/picture/picture";
import { SearchForm } from "~/ui/search-form/search-form";
import { Section } from "~/ui/section/section";
import styles from "./error-page.module.css";
import { type Task, TaskLinks } from "./task-links";
import { type Words, wordsFor } from "./words-for";

export interface ErrorPageProps {
  /** The HTTP status of the response. */
  status: number;
  /** Replaces the default text. */
  own?: Words;
  settings: ShellSettings;
  menus: ShellMenus;
  scene?: PictureImage;
  /** The most common tasks; taken from the menu if the home page could not be read. */
  tasks?: Task[];
  /** The reference with which staff find the failure in the log when a visitor calls. */
  reference?: string;
}

/** A page for an unknown address or a failure: says so plainly and offers the most common tasks. */
export function ErrorPage({
  status,
  own,
  settings,
  menus,
  scene,
  tasks = menuTasks(menus),
  reference,
}: ErrorPageProps) {
  const words = own ?? wordsFor(status);
  const unsentForm = useContext(UnsentFormContext);
  const searchWords = new URLSearchParams(useLocation().search).get("q");
  const isOurs = status >= 500;
  return (
    <>
      <Section ground="sand" room="small" className={unsentForm ? undefined : styles.top}>
        <div className={styles.text}>
          {words.eyebrow && <p className={styles.eyebrow}>{words.eyebrow}</p>}
          <h1>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
          {isOurs && !unsentForm && (
            <p>
              {/* biome-ignore lint/a11y/useValidAnchor: the same address with its query (RFC 3986, section 4.4) */}
              <a href="">Try again</a>
            </p>
          )}
          {!unsentForm && (
            <SearchForm
              size="large"
              label="What are you looking for?"
              labelShown
              defaultValue={searchWords ?? undefined}
              className={styles.search}
            />
          )}
          <Contact settings={settings} />
          {unsentForm}
          {reference && <p className={styles.reference}>Reference: {reference}</p>}
        </div>
        {!unsentForm && (
          <Picture
            image={scene}
            sizes="(min-width: 62em) 34rem, 100vw"
            priority
            ground="sand"
            className={styles.scene}
          />
        )}
      </Section>
      {tasks.length > 0 && !unsentForm && <CommonTasks tasks={tasks} />}
    </>
  );
}

function Contact({ settings }: { settings: ShellSettings }) {
  return (
    <p>
      {settings.mainPhone && (
        <>
          Or call <Phone number={settings.mainPhone} />.{" "}
        </>
      )}
      <TextWithPhones text={settings.emergencyLine} />
    </p>
  );
}

function CommonTasks({ tasks }: { tasks: Task[] }) {
  return (
    <Section labelledBy="error-tasks" room="small">
      <h2 id="error-tasks" className={styles.tasksTitle}>
        What most people come for
      </h2>
      <TaskLinks tasks={tasks} />
    </Section>
  );
}

/** The sub-items of the main menu's item that leads to no page: "I want to...". */
function menuTasks(menus: ShellMenus): Task[] {
  return menus.main.find(({ href }) => href === "#")?.subItems ?? [];
}
