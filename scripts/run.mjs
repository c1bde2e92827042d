// npm run NAME: the same way in for every other command of scripts/commands.
import { launch } from "./launch/launch.mjs";

const [name, ...args] = process.argv.slice(2);
await launch(name, args);
