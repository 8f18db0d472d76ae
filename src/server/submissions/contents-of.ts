import { createHash } from "node:crypto";
import type { ReadForm } from "./read-form";

/** Everything that a form holds, to tell submissions apart: every value, and of a file its name and a digest of its bytes. */
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
