import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

interface SeenLines {
  /** The box that scrolls. Its lines carry their number as `data-seq`. */
  readonly list: RefObject<HTMLElement | null>;
  /** Changes when lines were added. */
  readonly lines: unknown;
  /** False while something covers the list. */
  readonly inSight: boolean;
  /** Changes when the socket reconnects: the read mark is sent again. */
  readonly connected: boolean;
  /** Receives the highest number that was on the screen of a visible page; may receive the same one again. */
  readonly onSeen: (seq: number) => void;
}

/** Half of a line, or as much of it as fills half of the box, is seen. */
const seenShare = 0.5;

/** The number up to which lines were on the screen: only what is visible, in a page that is visible, counts as seen. */
export function useSeenLines({ list, lines, inSight, connected, onSeen }: SeenLines): number {
  const visible = useRef(new Set<number>());
  const watched = useRef(new WeakSet<Element>());
  const observer = useRef<IntersectionObserver | null>(null);
  const [seenSeq, setSeenSeq] = useState(0);

  const report = useCallback(() => {
    if (!inSight || document.visibilityState !== "visible") return;
    const last = Math.max(0, ...visible.current);
    if (last === 0) return;
    setSeenSeq((before) => Math.max(before, last));
    onSeen(last);
  }, [inSight, onSeen]);
  const latest = useRef(report);
  latest.current = report;

  useEffect(() => {
    const seen = visible.current;
    const opened = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, intersectionRatio, intersectionRect, rootBounds } of entries) {
          const seq = Number((target as HTMLElement).dataset["seq"]);
          const fills = rootBounds !== null && intersectionRect.height >= rootBounds.height * seenShare;
          if (isIntersecting && (intersectionRatio >= seenShare || fills)) seen.add(seq);
          else seen.delete(seq);
        }
        latest.current();
      },
      { root: list.current, threshold: [0, 0.25, seenShare, 0.75, 1] },
    );
    observer.current = opened;
    return () => {
      opened.disconnect();
      seen.clear();
      watched.current = new WeakSet();
    };
  }, [list]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are the reason to look for them
  useEffect(() => {
    for (const line of list.current?.querySelectorAll("[data-seq]") ?? []) {
      if (watched.current.has(line)) continue;
      watched.current.add(line);
      observer.current?.observe(line);
    }
  }, [list, lines]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a reconnected socket needs the read mark again
  useEffect(() => {
    report();
    document.addEventListener("visibilitychange", report);
    return () => document.removeEventListener("visibilitychange", report);
  }, [report, connected]);

  return seenSeq;
}
