import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { restrictExceptForDatabase } from "./drop-root-privileges";

const nobody = { uid: 65_534, gid: 65_534 };

test.runIf(process.getuid?.() === 0)(
  "another start's database user can always enter its cluster, and nothing else",
  async () => {
    const directory = await mkdtemp(join(tmpdir(), "openward-closed-"));
    await chmod(directory, 0o755);
    const making = join(directory, "postgres.making-Ab12Cd");
    await mkdir(making, { mode: 0o755 });
    await writeFile(join(making, "PG_VERSION"), "18\n");
    const files = Array.from({ length: 50 }, (_, number) => join(directory, `upload-${number}`));

    // Checks repeatedly until it gets the command to stop, and then reports how often access was refused.
    const look = `
      const { statSync } = require("node:fs");
      let looks = 0;
      let refused = 0;
      let isOver = false;
      process.stdin.on("end", () => { isOver = true; }).resume();
      const round = () => {
        for (let time = 0; time < 200; time++, looks++) {
          try { statSync(process.argv[1]); } catch { refused++; }
        }
        if (isOver) console.log(JSON.stringify({ looks, refused }));
        else setImmediate(round);
      };
      round();
      console.log("looking");`;
    const looking = spawn(process.execPath, ["--eval", look, join(making, "PG_VERSION")], {
      uid: nobody.uid,
      gid: nobody.gid,
      cwd: "/",
      stdio: ["pipe", "pipe", "inherit"],
    });
    let printed = "";
    looking.stdout.on("data", (chunk) => {
      printed += chunk;
    });
    await once(looking.stdout, "data");
    for (let times = 0; times < 60; times++) {
      for (const file of files) await writeFile(file, "", { mode: 0o644 });
      await restrictExceptForDatabase(directory, nobody);
    }
    looking.stdin.end();
    await once(looking, "close");

    const { looks, refused } = JSON.parse(printed.split("\n")[1] ?? "");
    expect(looks).toBeGreaterThan(200);
    expect(refused).toBe(0);
    const modes = await Promise.all(
      [directory, ...files].map(async (path) => (await stat(path)).mode & 0o777),
    );
    expect(new Set(modes)).toEqual(new Set([0o710, 0o600]));
    await rm(directory, { recursive: true });
  },
);
