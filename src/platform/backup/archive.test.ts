import { randomBytes } from "node:crypto";
import { Decrypter, Encrypter } from "age-encryption";
import { expect, test } from "vitest";
import { archive, type Entry, entriesOf } from "./archive";
import { DamagedBackup } from "./damaged-backup";
import { decrypted, decrypter, encrypted, WrongPassphrase } from "./encryption";

const PASSPHRASE = "correct horse battery staple";
const entries: Entry[] = [
  { name: "manifest.json", bytes: Buffer.from("{}") },
  { name: `files/${"a".repeat(120)}.webp`, bytes: randomBytes(200_000) },
  { name: "database/public.page/000001.copy.gz", bytes: randomBytes(3_000) },
  { name: "summary.json", bytes: Buffer.alloc(0) },
];
const plain = () =>
  archive(async (add) => {
    for (const { name, bytes } of entries) await add(name, bytes);
  });

async function whole(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
/** Yields the bytes in chunks, as a file stream does. */
async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
async function read(bytes: AsyncIterable<Uint8Array>): Promise<Entry[]> {
  const found: Entry[] = [];
  for await (const entry of entriesOf(bytes)) found.push(entry);
  return found;
}
/** The error that reading throws, or the entries if it succeeds. */
const failure = (bytes: AsyncIterable<Uint8Array>) => read(bytes).catch((error: unknown) => error);

const archived = await whole(plain());
const sealed = await whole(encrypted(chunksOf(archived), PASSPHRASE, { workFactor: 10 }));

test("an archive returns the entries that were added, encrypted or not", async () => {
  expect(await read(chunksOf(archived))).toEqual(entries);
  expect(await read(decrypted(chunksOf(sealed), PASSPHRASE))).toEqual(entries);
  expect(sealed.includes("manifest.json")).toBe(false);
});

test("an archive that is cut off anywhere is damaged", async () => {
  // After each entry, within headers and contents, and without the last block of zeros.
  const ends = [0, 1, 511, 512, 1024, 1025, 100_000, archived.length - 2048, archived.length - 1024 - 512];
  for (const end of ends)
    expect(await failure(chunksOf(archived.subarray(0, end))), `cut at ${end}`).toBeInstanceOf(DamagedBackup);
});

test("a single changed byte is detected anywhere", async () => {
  const places = [0, 130, 513, 3_000, 150_000, archived.length - 3_000, archived.length - 1_500];
  for (const place of places) {
    const changed = Buffer.from(archived);
    changed[place] = (changed[place] ?? 0) ^ 1;
    const found = await failure(chunksOf(changed));
    // Some bytes of a header do not affect the contents.
    if (Array.isArray(found)) expect(found, `changed at ${place}`).toEqual(entries);
    else expect(found, `changed at ${place}`).toBeInstanceOf(DamagedBackup);
  }
  // The last entry authenticates the list of checksums. Two blocks of zeros follow it.
  const lastEntry = Buffer.from(archived);
  const inLastEntry = archived.length - 1024 - 512 + 10;
  lastEntry[inLastEntry] = (lastEntry[inLastEntry] ?? 0) ^ 1;
  expect(await failure(chunksOf(lastEntry))).toBeInstanceOf(DamagedBackup);
  const content = Buffer.from(archived);
  content[150_000] = (content[150_000] ?? 0) ^ 1;
  expect(await failure(chunksOf(content))).toBeInstanceOf(DamagedBackup);
});

test("a wrong passphrase, a changed byte, and a missing end of an encrypted archive give different errors", async () => {
  expect(await failure(decrypted(chunksOf(sealed), "wrong horse battery staple"))).toBeInstanceOf(
    WrongPassphrase,
  );
  const changed = Buffer.from(sealed);
  changed[100_000] = (changed[100_000] ?? 0) ^ 1;
  expect(await failure(decrypted(chunksOf(changed), PASSPHRASE))).toBeInstanceOf(DamagedBackup);
  for (const end of [150, 70_000, sealed.length - 1])
    expect(await failure(decrypted(chunksOf(sealed.subarray(0, end)), PASSPHRASE))).toBeInstanceOf(
      DamagedBackup,
    );
});

test("an error while an archive is filled reaches its reader", async () => {
  const filling = archive(async (add) => {
    await add("manifest.json", Buffer.from("{}"));
    throw new Error("the database went away");
  });
  await expect(whole(filling)).rejects.toThrow("the database went away");
});

test("an unreadable source is not reported as a damaged archive", async () => {
  async function* broken(): AsyncGenerator<Buffer> {
    yield sealed.subarray(0, 70_000);
    throw Object.assign(new Error("EIO: i/o error, read"), { code: "EIO", syscall: "read" });
  }
  expect(await failure(decrypted(broken(), PASSPHRASE))).toMatchObject({ code: "EIO" });
});

test("the package decrypts our archives, and we decrypt the package's", async () => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(PASSPHRASE);
  expect(Buffer.from(await decrypter.decrypt(new Uint8Array(sealed))).equals(archived)).toBe(true);
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(10);
  encrypter.setPassphrase(PASSPHRASE);
  const theirs = Buffer.from(await encrypter.encrypt(new Uint8Array(archived)));
  expect(await read(decrypted(chunksOf(theirs), PASSPHRASE))).toEqual(entries);
  const tooHard = Buffer.from(theirs.toString("latin1").replace(" 10\n", " 21\n"), "latin1");
  expect(await failure(decrypted(chunksOf(tooHard), PASSPHRASE))).toBeInstanceOf(DamagedBackup);
});

test("one decrypter opens a file several times, and another file with the same passphrase", async () => {
  const open = decrypter(PASSPHRASE);
  const other = await whole(encrypted(plain(), PASSPHRASE, { workFactor: 11 }));
  for (const file of [sealed, sealed, other, sealed])
    expect(await read(open(chunksOf(file)))).toEqual(entries);
});
