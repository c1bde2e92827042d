/** What a toast is shown with; `duration` in milliseconds. */
export interface QueuedToast {
  readonly kind: "message" | "success" | "error" | "warning";
  readonly title: string;
  readonly description?: unknown;
  /** A toast of the same id replaces what is shown or waits under it. */
  readonly id?: string | undefined;
  /** Infinity: it stays until it is closed, opened or dismissed, and gives way to others meanwhile. */
  readonly duration?: number | undefined;
  readonly action?: unknown;
}

export interface ToastScreen<Toast extends QueuedToast> {
  /** Draws the toast under a key of its own; `closed` is called once it was closed, opened or has run out. */
  readonly show: (key: string, toast: Toast, duration: number, closed: () => void) => void;
  readonly hide: (key: string) => void;
}

const readFor = 3000;
const actedOnWithin = 10_000;

interface Shown<Toast> {
  readonly key: string;
  readonly toast: Toast;
}

const stays = (toast: QueuedToast) => toast.duration === Number.POSITIVE_INFINITY;

/**
 * One toast at a time, 3 s each, 10 s with an action; others wait, in their order. An alert that stays is shown while
 * nothing else is, and comes back after each.
 */
export class ToastQueue<Toast extends QueuedToast> {
  readonly #screen: ToastScreen<Toast>;
  #shown: Shown<Toast> | null = null;
  #waiting: Toast[] = [];
  #standing: Toast[] = [];
  #count = 0;

  constructor(screen: ToastScreen<Toast>) {
    this.#screen = screen;
  }

  /** Whether a toast is on the screen. */
  get isShowing(): boolean {
    return this.#shown !== null;
  }

  add(toast: Toast): void {
    if (this.#isKnown(toast)) return;
    if (toast.id !== undefined) this.#forget(toast.id);
    if (stays(toast)) this.#standing.push(toast);
    else this.#waiting.push(toast);
    const shown = this.#shown;
    const isReplaced = shown !== null && toast.id !== undefined && shown.toast.id === toast.id;
    const givesWay = shown !== null && stays(shown.toast);
    if (isReplaced || givesWay) this.#takeAway();
    this.#next();
  }

  /** Takes away what is shown or waits under this id. */
  dismiss(id: string): void {
    this.#forget(id);
    if (this.#shown?.toast.id === id) this.#takeAway();
    this.#next();
  }

  /** Takes everything away. */
  clear(): void {
    this.#waiting = [];
    this.#standing = [];
    this.#takeAway();
  }

  /** The same words twice say nothing new. */
  #isKnown({ id, kind, title, description }: Toast): boolean {
    return [...this.#waiting, ...(this.#shown === null ? [] : [this.#shown.toast])].some(
      (other) => id === undefined && other.kind === kind && other.title === title && other.description === description,
    );
  }

  #forget(id: string): void {
    this.#waiting = this.#waiting.filter((toast) => toast.id !== id);
    this.#standing = this.#standing.filter((toast) => toast.id !== id);
  }

  #takeAway(): void {
    const shown = this.#shown;
    this.#shown = null;
    if (shown !== null) this.#screen.hide(shown.key);
  }

  #next(): void {
    if (this.#shown !== null) return;
    const toast = this.#waiting.shift() ?? this.#standing.at(-1);
    if (toast === undefined) return;
    this.#count += 1;
    const key = `toast ${this.#count}`;
    this.#shown = { key, toast };
    const duration = toast.duration ?? (toast.action === undefined ? readFor : actedOnWithin);
    this.#screen.show(key, toast, duration, () => {
      if (this.#shown?.key !== key) return;
      this.#shown = null;
      this.#standing = this.#standing.filter((other) => other !== toast);
      this.#next();
    });
  }
}
