import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { sealedTables } from "~/app/stored-data";
import { createItem } from "~/content/actions/create-item";
import { editRegistration } from "~/features/classes/registrations/staff/edit-registration";
import { noteRegistration } from "~/features/classes/registrations/staff/note-registration";
import { registrationDetail } from "~/features/classes/registrations/staff/registration-detail";
import { sealSurveyAnswers } from "~/features/classes/registrations/survey/sealed-survey";
import { classSurvey } from "~/features/classes/registrations/table";
import { writeEntry } from "~/features/forms/applications/entry";
import { saveProgress } from "~/features/forms/applications/progress/save-progress";
import { newFileKey, sealFile } from "~/features/forms/files/sealed-file";
import { formType } from "~/features/forms/form/definition";
import { formBySlug } from "~/features/forms/form/form-by-slug";
import { readAnswers } from "~/features/forms/read-answers";
import { submitForm } from "~/features/forms/submit-form";
import { formFile } from "~/features/forms/table";
import { storeRequests } from "~/features/newsletter/request-subscription";
import { UnreadableSeal } from "~/platform/crypto/sealer";
import type { DomainServices } from "~/platform/domain-services";
import { makeClass, registrant } from "./factories/classes";
import { testActor } from "./factories/content";
import { question } from "./factories/form";
import { giver, makeGift } from "./factories/gifts";
import { newsletter } from "./factories/newsletter";
import { registered } from "./factories/registrations";

/** A person whose last name, address and illness are words that appear nowhere else. */
export interface PlantedPerson {
  last: string;
  email: string;
  ill: string;
}

const purposes = [...new Set(sealedTables.flatMap(({ sealed }) => sealed.map(({ purpose }) => purpose)))];

/** People who leave all the data with the hospital that a visitor can leave. */
export async function plantedPeople(domain: DomainServices) {
  const { db } = domain;
  const questions = [
    question("email", "email", { sender: "email" }),
    question("name", "text", { sender: "name" }),
    question("illness", "textarea", { sensitive: true }),
  ];
  const values = { title: "Ask us", slug: "ask-us", questions, isPatientForm: true, retentionDays: 90 };
  await createItem({ db, actor: testActor }, formType, values, { publish: true, trusted: true });
  const event = await makeClass(db, { category: "planted", slug: "planted-class" });

  return {
    /**
     * Leaves all the data that a person can leave with the hospital.
     * @returns the id of their registration
     */
    async plant(person: PlantedPerson): Promise<string> {
      const registrationId = await plantRegistration(domain, event.id, person);
      await plantGifts(domain, person);
      await plantSignUps(domain, person);
      await plantForm(domain, person);
      return registrationId;
    },
  };
}

async function plantRegistration(
  domain: DomainServices,
  classId: string,
  { last, email, ill }: PlantedPerson,
): Promise<string> {
  const answers = [{ label: "Anything we should know?", answer: ill, sensitive: true }];
  const input = registrant(undefined, { lastName: last, email, answers });
  const { id } = await registered(domain, classId, input);
  await noteRegistration(domain, testActor, id, { note: `Note about ${ill}` });
  const { revision } = await registrationDetail(domain, id);
  const values = { firstName: "Corrected", lastName: last, email };
  await editRegistration(domain, testActor, id, {
    revision,
    values,
    withPrivateAnswers: false,
    notify: false,
  });
  await plantFeedback(domain, { registrationId: id, classId }, ill);
  return id;
}

/** The person's feedback on the class. */
async function plantFeedback(
  { db, sealer, now }: DomainServices,
  about: { registrationId: string; classId: string },
  ill: string,
): Promise<void> {
  const answers = [{ label: "What could be better?", kind: "text" as const, answer: `Less about ${ill}` }];
  await db.insert(classSurvey).values({
    ...about,
    askedAt: now(),
    answeredAt: now(),
    answers: sealSurveyAnswers(sealer, answers),
  });
}

/** A gift of the person, and another about which the person is notified. */
async function plantGifts(domain: DomainServices, { last, email, ill }: PlantedPerson): Promise<void> {
  const tribute = {
    kind: "memory" as const,
    firstnameHonor: "June",
    lastnameHonor: last,
    noteHonor: `Not ${ill} again`,
    tellName: "A friend",
    tellEmail: "",
    tellStreet: "1 Main St",
    tellCity: "A",
    tellState: "NE",
    tellZip: "1",
  };
  await makeGift(domain, { giver: giver({ lastname: last, email }), tribute, acknowledgeBy: "card" });
  const notified = { ...tribute, lastnameHonor: "", noteHonor: "", tellName: last, tellEmail: email };
  await makeGift(domain, { tribute: notified, acknowledgeBy: "mail" });
}

async function plantSignUps(domain: DomainServices, { last, email }: PlantedPerson): Promise<void> {
  const { db } = domain;
  await newsletter(db).join({ lastname: last, email });
  const input = { firstname: "Z", lastname: last, email, phone: "" };
  await storeRequests(db, domain, [{ input, source: "form", utm: null }]);
}

/** A sent form with a note of staff and a file, and a form that was saved for later. */
async function plantForm(domain: DomainServices, { last, email, ill }: PlantedPerson): Promise<void> {
  const { db, sealer } = domain;
  const form = await formBySlug(db, "ask-us");
  if (!form) throw new Error("The form is not there.");
  const typed = { email: [email], name: [`Z ${last}`], illness: [ill] };
  const rules = { timeZone: domain.timeZone, today: "2026-11-21" };
  const read = readAnswers(form, { values: typed, files: {} }, rules);
  const request = { form, answers: read.answers, utm: {}, idempotencyKey: randomUUID() };
  const { submission } = await submitForm(domain, request);
  await writeEntry(db, domain, testActor, {
    submissionId: submission.id,
    kind: "note",
    text: `Is it ${ill}?`,
  });
  const file = {
    question: "card",
    filename: `${last}.pdf`,
    mimeType: "application/pdf",
    size: 1,
    key: newFileKey(),
  };
  await db.insert(formFile).values({
    id: randomUUID(),
    formId: form.id,
    submissionId: submission.id,
    storageKey: randomUUID(),
    sealed: sealFile(sealer, file),
    createdAt: domain.now(),
  });
  await saveProgress(domain, form, { values: typed, page: 0 });
}

/** Searches a database for words, including inside sealed values. */
export function wordFinder({ db, sealer }: Pick<DomainServices, "db" | "sealer">) {
  /**
   * The columns of the whole database, including the job tables, that contain a word, also inside sealed
   * values.
   */
  async function whereIs(word: string): Promise<string[]> {
    const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
      select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
    const found = new Set<string>();
    for (const { schema, name } of tables) {
      const { rows } = await db.execute<Record<string, unknown>>(
        sql`select * from ${sql.identifier(schema)}.${sql.identifier(name)}`,
      );
      for (const row of rows)
        for (const [column, value] of Object.entries(row))
          if (
            readable(JSON.stringify(value) ?? "")
              .toLowerCase()
              .includes(word.toLowerCase())
          )
            found.add(`${name}.${column}`);
    }
    return [...found].sort();
  }

  /** The text with every sealed value in it opened. */
  function readable(text: string): string {
    return text.replaceAll(/\b1\.[\w-]{8}\.[\w-]{38,}/g, (seal) => {
      for (const purpose of purposes) {
        try {
          return sealer.open(seal, purpose);
        } catch (error) {
          if (!(error instanceof UnreadableSeal)) throw error;
        }
      }
      return seal;
    });
  }

  return { whereIs, readable };
}
