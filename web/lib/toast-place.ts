import { measureDock } from "./dock.ts";

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Room {
  /** Where the toast may appear, in px of the viewport. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly height: number;
}

const step = 8;

/**
 * The lower edge of a toast, in px from the top, as low as its room allows without lying over a control; the lowest
 * place where there is none. Pure.
 */
export function lowestFreePlace({ left, right, top, bottom, height }: Room, controls: readonly Box[]): number {
  const inTheWay = controls.filter((box) => box.right > left && box.left < right);
  for (let edge = bottom; edge - height >= top; edge -= step) {
    if (inTheWay.every((box) => box.bottom <= edge - height || box.top >= edge)) return edge;
  }
  return bottom;
}

const controls =
  "a[href], button, input, select, textarea, summary, label[for], [role=tab], [role=radio], [role=checkbox]";

/** Two lines of text and their padding. */
const toastHeight = 64;
const inset = 16;
const wideToast = 356;

/** Sets `--toast-bottom` for the next toast: above what is docked, and over no control. */
export function placeToast(): void {
  const { documentElement: root } = document;
  const wide = matchMedia("(min-width: 768px)").matches;
  const width = wide ? wideToast : innerWidth - 2 * inset;
  const atStart = root.dir === "rtl";
  const left = wide && !atStart ? innerWidth - inset - width : inset;
  const dialogs = document.querySelectorAll("[role=dialog]");
  const page = dialogs.item(dialogs.length - 1) ?? document.body;
  const boxes = [...page.querySelectorAll(controls)]
    .filter((control) => control.closest("[data-sonner-toaster]") === null)
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.height > 0);
  const bottom = innerHeight - measureDock() - step;
  const room = { left, right: left + width, top: 64, bottom, height: toastHeight };
  root.style.setProperty("--toast-bottom", `${Math.round(innerHeight - lowestFreePlace(room, boxes))}px`);
}
