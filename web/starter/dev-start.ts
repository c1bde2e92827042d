import { start } from "../main.tsx";

// While developing there is no page from the build: Vite serves web/index.html.
void start();
