import { build, isBuildFresh } from "./build.mjs";
import { chooseNode } from "./choose-node.mjs";
import { areDependenciesInstalled, installDependencies } from "./dependencies.mjs";
import { withLock } from "./lock.mjs";
import { step } from "./step.mjs";

/**
 * Prepares the checkout: installs the locked dependencies and builds the bundles, if they are missing or
 * outdated. Otherwise it writes nothing.
 * @returns {Promise<string>} the Node to run it with
 */
export async function prepare() {
  if (!isReady()) {
    await withLock(
      async () => {
        await ensureDependencies();
        if (!isBuildFresh()) await step("Building", async () => build(await chooseNode()));
      },
      () => console.log("Another start is installing or building here. Waiting for it."),
    );
  }
  return chooseNode();
}

/**
 * Installs only the dependencies, for development tools.
 * @returns {Promise<string>} the Node to run them with
 */
export async function prepareTools() {
  if (!areDependenciesInstalled()) await withLock(ensureDependencies);
  return chooseNode();
}

function isReady() {
  return isBuildFresh() && areDependenciesInstalled({ development: false });
}

async function ensureDependencies() {
  if (!areDependenciesInstalled()) await step("Installing dependencies", installDependencies);
}
