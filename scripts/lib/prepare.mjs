import { build, isBuildFresh } from "./build.mjs";
import { chooseNode } from "./choose-node.mjs";
import { areDependenciesInstalled, installDependencies } from "./dependencies.mjs";
import { withLock } from "./lock.mjs";
import { step } from "./step.mjs";

/**
 * Makes the checkout ready to run: dependencies as locked, bundles as the sources are. Does, and writes, nothing
 * where both are so already.
 *
 * @returns {Promise<string>} the Node to run it with
 */
export async function prepare() {
  if (!isReady()) {
    await withLock(
      async () => {
        await ensureDependencies();
        if (!isBuildFresh()) await step("Building", async () => build(await chooseNode()));
      },
      () => console.log("Another start is installing or building here; waiting for it."),
    );
  }
  return chooseNode();
}

/** The dependencies alone, for the tools of development. @returns {Promise<string>} the Node to run them with */
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
