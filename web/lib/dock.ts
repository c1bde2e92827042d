const docked = new Set<HTMLElement>();

/** How far from the lower edge something still counts as docked there. */
const near = 24;

/**
 * The height that is docked at the lower edge of the screen, in px: the dock, a composer or the foot of a form; also
 * kept as `--dock` on <html>, for elements placed above it.
 */
export function measureDock(): number {
  const heights = [...docked].map((element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height > 0 && bottom >= innerHeight - near ? innerHeight - top : 0;
  });
  const dock = Math.max(0, ...heights);
  document.documentElement.style.setProperty("--dock", `${Math.round(dock)}px`);
  return dock;
}

/** For `ref`: this element is docked at the lower edge of the screen for as long as it is on the page. */
export function dockedRef(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  docked.add(element);
  const observer = new ResizeObserver(measureDock);
  observer.observe(element);
  observer.observe(document.documentElement);
  measureDock();
  return () => {
    docked.delete(element);
    observer.disconnect();
    measureDock();
  };
}

/** For `ref`: the free middle of the staff header, where toasts appear on a wide screen. */
export function toastSlotRef(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const measure = () => {
    const { left, width, top, height } = element.getBoundingClientRect();
    style.setProperty("--toast-slot-left", `${Math.round(left)}px`);
    style.setProperty("--toast-slot-width", `${Math.round(width)}px`);
    style.setProperty("--toast-slot-middle", `${Math.round(top + height / 2)}px`);
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  observer.observe(document.documentElement);
  measure();
  return () => observer.disconnect();
}
