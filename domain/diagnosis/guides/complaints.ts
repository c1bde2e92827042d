import type { ChatLanguage } from "../../languages/languages.ts";
import type { Complaints } from "../languages/complaints.ts";
import type { ComplaintLines } from "./guide.ts";

type Loader = () => Promise<Complaints>;

const loaders: Readonly<Record<ChatLanguage, Loader>> = {
  en: async () => (await import("../languages/en/guides/complaints.ts")).complaints,
  es: async () => (await import("../languages/es/guides/complaints.ts")).complaints,
  ar: async () => (await import("../languages/ar/guides/complaints.ts")).complaints,
  ru: async () => (await import("../languages/ru/guides/complaints.ts")).complaints,
};

/**
 * The complaints of all guides in a language and in English, which drivers of every language mix in. Rejects when a part
 * cannot be fetched.
 */
export async function complaintsIn(language: ChatLanguage): Promise<readonly ComplaintLines[]> {
  const languages = [...new Set([language, "en"] as const)];
  const parts = await Promise.all(languages.map(async (one) => [one, await loaders[one]()] as const));
  return parts.flatMap(([of, complaints]) =>
    Object.values(complaints).flatMap((guides) =>
      Object.entries(guides).map(([guide, lines]) => ({ guide, language: of, lines })),
    ),
  );
}
