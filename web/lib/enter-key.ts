interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly nativeEvent: Pick<KeyboardEvent, "isComposing" | "keyCode">;
}

/** What browsers report for a key that an input method takes; Safari reports only this for the Enter that ends one. */
const takenByInputMethod = 229;

/** Whether a key belongs to an input method that composes a word. */
export function isComposing({ nativeEvent }: Pick<Key, "nativeEvent">): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === takenByInputMethod;
}

/** Whether a key sends what was written: Enter without Shift that ends no composition. */
export function isSendKey(event: Key): boolean {
  return event.key === "Enter" && !event.shiftKey && !isComposing(event);
}
