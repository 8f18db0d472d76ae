import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { createItem } from "~/content/actions/create-item";
import { auditEvent } from "~/platform/audit/table";
import { signedIn } from "../../../../../test/factories/accounts";
import { testActor } from "../../../../../test/factories/content";
import { question } from "../../../../../test/factories/form";
import { packedPdf } from "../../../../../test/packed-pdf";
import { testApp } from "../../../../../test/web-app";
import { formType } from "../../form/definition";
import { formFile } from "../../table";

const { url, services } = await testApp({ settings: { CAPTCHA: "off" } });
const { db } = services;
const nurse = await signedIn(db, ["permissionPatientFormManager"]);
const clerk = await signedIn(db, ["permissionFormManager"]);

beforeAll(async () => {
  const form = { title: "Apply", retentionDays: 30, questions: [question("card", "file")] };
  for (const [slug, isPatientForm] of [
    ["apply", true],
    ["contact", false],
  ] as const)
    await createItem(
      { db, actor: testActor },
      formType,
      { ...form, slug, isPatientForm },
      { publish: true, trusted: true },
    );
});

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#0f4c45" } })
  .jpeg()
  .toBuffer();

/** Sends a form with a file. By default, the file is a picture. */
async function sent(
  slug: string,
  bytes = picture,
  name = 'My "card"; é.html.jpg',
): Promise<{ id: string; fileId: string }> {
  const body = new FormData();
  body.append("card", new File([new Uint8Array(bytes)], name, { type: "text/html" }));
  const headers = { accept: "application/json" };
  const answer = await fetch(`${url}/api/form/${slug}`, { method: "POST", body, headers });
  const { submission } = (await answer.json()) as { submission: { id: string } };
  const [file] = await db.select().from(formFile).where(eq(formFile.submissionId, submission.id));
  return { id: submission.id, fileId: file?.id ?? "" };
}
const open = ({ id, fileId }: { id: string; fileId: string }, { headers }: typeof nurse) =>
  fetch(`${url}/api/admin/submissions/${id}/files/${fileId}`, { headers });
const readings = async (id: string) =>
  (await db.select().from(auditEvent).where(eq(auditEvent.subjectId, id))).filter(
    ({ action }) => action === "submission.file-read",
  );

test("a patient's file is offered as a download, is not cached or executed, and the reading is recorded", async () => {
  const application = await sent("apply");
  const read = await fetch(`${url}/api/admin/patient-applications/${application.id}`, nurse);
  const { item } = (await read.json()) as { item: { answers: { text: string; files: string[] }[] } };
  expect(item.answers).toMatchObject([{ text: "my-card-e-html.jpg", files: [application.fileId] }]);

  const answer = await open(application, nurse);
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": 'attachment; filename="my-card-e-html.jpg"',
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
  });
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(8);
  expect((await readings(application.id)).map(({ actorId }) => actorId)).toEqual([nurse.user.id]);
});

test("a stranger's PDF is offered as a download, too, while one of the media library can be displayed", async () => {
  const document = await sent("contact", packedPdf("<</S/URI/URI(https://hospital.example)>>"), "scan.pdf");
  const answer = await open(document, clerk);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="scan.pdf"',
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  // The file is stored encrypted.
  const [row] = await db.select().from(formFile).where(eq(formFile.id, document.fileId));
  expect((await fetch(`${url}/files/${row?.storageKey}`)).status).toBe(404);
});

test("a person without access to a submission gets none of its files, at any address", async () => {
  const [application, message] = [await sent("apply"), await sent("contact")];
  expect((await open(message, clerk)).status).toBe(200);
  expect((await open(application, clerk)).status).toBe(404);
  expect((await open({ id: message.id, fileId: application.fileId }, clerk)).status).toBe(404);
  expect((await open(message, nurse)).status).toBe(404);
  expect((await fetch(`${url}/api/admin/submissions/${message.id}/files/${message.fileId}`)).status).toBe(
    401,
  );
  expect(await readings(application.id)).toEqual([]);
});
