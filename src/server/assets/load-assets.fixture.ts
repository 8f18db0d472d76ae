import { loadAssets } from "./asset-store";

const [directory = "", path = ""] = process.argv.slice(2);
const assets = await loadAssets(directory);
process.stdout.write(assets.find(path)?.body.toString() ?? "not found");
