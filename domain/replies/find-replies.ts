import type { SavedReply } from "./reply.ts";

/** How well a reply fits what was typed; smaller is better, null is not at all. */
type Fit = 0 | 1 | 2 | 3 | null;

/**
 * The replies that hold every word that was typed, whatever its accents: first the one whose shortcut it is, then
 * shortcuts and titles that begin with it, then all others; each group in the order that it came in.
 */
export function findReplies<Reply extends Pick<SavedReply, "shortcut" | "title" | "texts">>(
  replies: readonly Reply[],
  typed: string,
): readonly Reply[] {
  const wanted = plain(typed.trim().replace(/^\//, ""));
  if (wanted === "") return replies;
  return replies
    .flatMap((reply) => {
      const fit = fitOf(reply, wanted);
      return fit === null ? [] : [{ reply, fit }];
    })
    .toSorted((a, b) => a.fit - b.fit)
    .map(({ reply }) => reply);
}

function fitOf({ shortcut, title, texts }: Pick<SavedReply, "shortcut" | "title" | "texts">, wanted: string): Fit {
  const [code, name] = [plain(shortcut), plain(title)];
  if (code === wanted) return 0;
  if (code.startsWith(wanted)) return 1;
  if (name.split(/[\s-]+/u).some((word) => word.startsWith(wanted)) || name.startsWith(wanted)) return 2;
  const all = [code, name, ...Object.values(texts).map(plain)].join("\n");
  return wanted.split(/\s+/u).every((word) => all.includes(word)) ? 3 : null;
}

/** Lower case, without accents and vowel signs. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
