// npm start: installs what is missing, then hands over to the pinned Node (scripts/commands/start.ts).
import { launch } from "./launch/launch.mjs";

await launch("start", process.argv.slice(2));
