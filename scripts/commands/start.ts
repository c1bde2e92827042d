import { runCommand } from "../command-error.ts";
import { runLocalApp } from "../runtime/run-local-app.ts";

/** npm start: pages, API, sockets and photos at one origin, on this machine alone. */
await runCommand(() =>
  runLocalApp(process.cwd(), async (app, progress) => {
    // Loaded when settings, data folder and port are known to be good: a start that cannot succeed says so at once.
    const { startApp } = await import("../runtime/start-app.ts");
    await startApp(app, progress);
  }),
);
