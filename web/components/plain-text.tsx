import { Fragment, type ReactNode } from "react";
import { cn } from "../lib/cn.ts";

interface PlainTextProps {
  text: string;
  className?: string;
  /** The language of the text, where it is known. */
  lang?: string | undefined;
  /** Stretches that read from left to right as one, whichever way the text runs: codes, telephones. In order. */
  apart?: readonly { readonly from: number; readonly to: number }[];
}

/**
 * Text that somebody else wrote, as text: no markup, no images; only https and telephone addresses become links.
 * Its direction follows its own first letter, line by line.
 */
export function PlainText({ text, className, lang, apart = [] }: PlainTextProps) {
  return (
    <div
      dir="auto"
      lang={lang}
      className={cn("whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:plaintext]", className)}
    >
      {apart.length === 0 ? linked(text) : withStretches(text, apart)}
    </div>
  );
}

function withStretches(text: string, apart: NonNullable<PlainTextProps["apart"]>): ReactNode {
  const starts = [0, ...apart.map(({ to }) => to)];
  return starts.map((start, at) => {
    const stretch = apart[at];
    return (
      <Fragment key={start}>
        {linked(text.slice(start, stretch?.from))}
        {stretch === undefined ? null : <bdi dir="ltr">{linked(text.slice(stretch.from, stretch.to))}</bdi>}
      </Fragment>
    );
  });
}

const address = /https:\/\/[^\s<>"'`]+[^\s<>"'`.,;:!?)\]}]/g;

/** The pieces of a text, with its https addresses as links that tell the other side nothing. */
function linked(text: string): ReactNode {
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(address)) {
    pieces.push(<Fragment key={`t${end}`}>{text.slice(end, match.index)}</Fragment>);
    pieces.push(
      <a
        key={`a${match.index}`}
        href={match[0]}
        target="_blank"
        rel="noopener noreferrer nofollow"
        dir="ltr"
        className="font-semibold text-blue-ink underline underline-offset-4"
      >
        {match[0]}
      </a>,
    );
    end = match.index + match[0].length;
  }
  pieces.push(<Fragment key={`t${end}`}>{text.slice(end)}</Fragment>);
  return pieces;
}
