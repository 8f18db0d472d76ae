import { createHash } from "node:crypto";
import type { ReadForm } from "./read-form";

/** The contents of a form, to tell submissions apart: every value, and the name and digest of each file. */
export async function contentsOf({
  values,
  files,
}: Pick<ReadForm, "values" | "files">): Promise<Record<string, readonly string[]>> {
  const digests = Object.entries(files).map(async ([name, sent]) => {
    const each = sent.map(async (file) => `${file.name} ${await digestOf(file)}`);
    return [`file ${name}`, await Promise.all(each)] as const;
  });
  return { ...values, ...Object.fromEntries(await Promise.all(digests)) };
}

async function digestOf(file: File): Promise<string> {
  return createHash("sha256")
    .update(Buffer.from(await file.arrayBuffer()))
    .digest("hex");
}
