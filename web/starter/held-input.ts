/** What somebody did before the app was there: done again when it is. */
type Held =
  | { readonly kind: "click"; readonly button: HTMLButtonElement }
  | { readonly kind: "submit"; readonly form: HTMLFormElement; readonly submitter: HTMLElement | null };

/**
 * Holds the last tap on a button, the last sending of a form and every choice from a list until the app is there.
 * Links, `details` and fields work by themselves and are left alone. `onInput` runs at the first sign of a person,
 * `onHeld` when something waits. Returns the function that ends it and does what was held.
 */
export function holdInput(onInput: () => void, onHeld: () => void): () => void {
  let held: Held | null = null;
  const choices = new Map<HTMLSelectElement, string>();
  const ended = new AbortController();
  const listen = (type: string, run: (event: Event) => void) =>
    document.addEventListener(type, run, { capture: true, signal: ended.signal });
  const hold = (event: Event, next: Held) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = next;
    onHeld();
  };

  for (const type of ["pointerdown", "keydown", "focusin"]) listen(type, onInput);
  listen("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    if (button?.dataset["reload"] !== undefined) location.reload();
    else if (button?.type === "button") hold(event, { kind: "click", button });
  });
  listen("submit", (event) => {
    if (!(event instanceof SubmitEvent) || !(event.target instanceof HTMLFormElement)) return;
    hold(event, { kind: "submit", form: event.target, submitter: event.submitter });
  });
  listen("keydown", (event) => {
    const { target } = event;
    if (!(event instanceof KeyboardEvent) || !(target instanceof HTMLTextAreaElement)) return;
    const sends = target.enterKeyHint === "send" && event.key === "Enter" && !event.shiftKey && !event.isComposing;
    if (sends && target.form !== null) hold(event, { kind: "submit", form: target.form, submitter: null });
  });
  listen("change", ({ target }) => {
    if (target instanceof HTMLSelectElement) choices.set(target, target.value);
  });

  return () => {
    ended.abort();
    for (const [select, value] of choices) choose(select, value);
    if (held?.kind === "click" && held.button.isConnected) press(held.button);
    if (held?.kind === "submit" && held.form.isConnected) held.form.requestSubmit(held.submitter);
  };
}

/** All that a press sends: tabs and menus answer to the pointer, others to the click. */
function press(button: HTMLButtonElement): void {
  const init = { bubbles: true, cancelable: true, composed: true, button: 0 };
  button.dispatchEvent(new PointerEvent("pointerdown", { ...init, pointerType: "mouse" }));
  button.dispatchEvent(new MouseEvent("mousedown", init));
  button.focus();
  button.dispatchEvent(new PointerEvent("pointerup", { ...init, pointerType: "mouse" }));
  button.dispatchEvent(new MouseEvent("mouseup", init));
  button.click();
}

function choose(select: HTMLSelectElement, value: string): void {
  if (!select.isConnected) return;
  select.value = value;
  select.dispatchEvent(new Event("change", { bubbles: true }));
}
