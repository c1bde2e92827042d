import type { Attribution } from "#domain/places/source.ts";

/** Whose data is shown. */
export function AttributionLine({ of }: { of: readonly Attribution[] }) {
  if (of.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
      {of.map(({ text, url }) => (
        <a key={url} href={url} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          <bdi>{text}</bdi>
        </a>
      ))}
    </p>
  );
}
