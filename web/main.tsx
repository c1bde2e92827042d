import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { activateLanguage, preferredLanguage } from "./lib/i18n.tsx";
import { followLook } from "./lib/look.ts";
import { queryClient } from "./lib/trpc.ts";
import { makeRouter } from "./router.tsx";
import "./styles/app.css";

const place = document.getElementById("app");
if (place === null) throw new Error("index.html has no #app");

followLook();
const router = makeRouter();

await activateLanguage(preferredLanguage()).catch(() => activateLanguage("en"));

createRoot(place).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
