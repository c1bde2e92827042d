import { Fragment, type ReactNode } from "react";
import { brand } from "#domain/brand.ts";

const ticketNumber = new RegExp(`(${brand.ticketPrefix}\\w{6})`);

/** A text whose ticket numbers stay in one line: a browser would break them at the hyphen. */
export function withWholeNumbers(text: string): ReactNode {
  const pieces = text.split(ticketNumber);
  if (pieces.length === 1) return text;
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <bdi key={index} className="whitespace-nowrap">
        {piece}
      </bdi>
    ),
  );
}
