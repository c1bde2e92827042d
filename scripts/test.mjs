// npm test: installs what is missing, then hands over to the pinned Node (scripts/commands/test.ts).
import { launch } from "./launch/launch.mjs";

await launch("test", process.argv.slice(2));
