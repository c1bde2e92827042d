import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from "react";

/** A stretch of a text, in UTF-16 units. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The field of a composer, for what helps to write in it. */
export interface ComposerField {
  /** What stands in it now. */
  readonly text: string;
  /** Puts a text where the cursor is, over what is selected; `mark` in it is selected then, else the cursor follows. */
  readonly insert: (text: string, mark?: Stretch) => void;
  /** Puts a text in the place of everything; the cursor goes to its end. */
  readonly write: (text: string) => void;
  readonly select: (stretch: Stretch) => void;
  readonly focus: () => void;
}

/** Help with writing that comes from elsewhere: the composer gives it its field and asks it before it sends. */
export interface ComposerAssist {
  /** Opens it; stands beside the choice of the reader. */
  readonly button?: ReactNode;
  /** Stands above the field. */
  readonly above: (field: ComposerField) => ReactNode;
  /** A stroke was typed at the very beginning; without this it is a letter like any other. */
  readonly onSlash?: () => void;
  /** Something of it lies over the composer: nothing else may open by itself. */
  readonly open?: boolean;
  /** What has to be dealt with before this text may go; null when it may. */
  readonly holds: (text: string) => Stretch | null;
}

/** A field's text and cursor as others may move them; the draft stays the composer's. */
export function useComposerField(
  element: RefObject<HTMLTextAreaElement | null>,
  text: string,
  type: (text: string) => void,
): ComposerField {
  /** Where the cursor goes once the new text is in the field. */
  const wanted = useRef<Stretch | null>(null);
  useLayoutEffect(() => {
    const stretch = wanted.current;
    if (stretch === null) return;
    wanted.current = null;
    element.current?.focus();
    element.current?.setSelectionRange(stretch.from, stretch.to);
  });

  return useMemo(
    () => ({
      text,
      insert: (inserted, mark) => {
        const from = element.current?.selectionStart ?? text.length;
        const to = element.current?.selectionEnd ?? from;
        const before = text.slice(0, from);
        const after = text.slice(to);
        const start = before === "" || /\s$/u.test(before) ? before : `${before} `;
        const gap = after === "" || /^\s/u.test(after) ? "" : " ";
        const end = start.length + inserted.length;
        wanted.current =
          mark === undefined ? { from: end, to: end } : { from: start.length + mark.from, to: start.length + mark.to };
        type(start + inserted + gap + after);
      },
      write: (next) => {
        wanted.current = { from: next.length, to: next.length };
        type(next);
      },
      select: ({ from, to }) => {
        element.current?.focus();
        element.current?.setSelectionRange(from, to);
      },
      focus: () => element.current?.focus(),
    }),
    [element, text, type],
  );
}
