/** Beside the title: browsers without an app badge ignore it. */
type Badged = Navigator & {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
};

const prefix = /^\(\d+\) /;

/**
 * Shows a number of unread messages in the page's title and on the app's badge, whatever page sets its title meanwhile.
 * Returns what takes it away again.
 */
export function showUnread(count: number): () => void {
  const { setAppBadge, clearAppBadge } = navigator as Badged;
  const put = () => {
    const bare = document.title.replace(prefix, "");
    const wanted = count > 0 ? `(${count}) ${bare}` : bare;
    if (document.title !== wanted) document.title = wanted;
  };
  put();
  const badge = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  badge?.catch(() => {
    // The badge is an extra: an app that is not installed may not have one.
  });
  const observer = new MutationObserver(put);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    document.title = document.title.replace(prefix, "");
  };
}

let sound: AudioContext | null = null;

/** Two short tones and a short buzz, where the browser allows them: after the first touch of the page. */
export function signalMessage(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.([120, 80, 120]);
  try {
    sound ??= new AudioContext();
    void sound.resume();
    for (const [at, pitch] of [
      [0, 660],
      [0.16, 880],
    ] as const) {
      const tone = new OscillatorNode(sound, { frequency: pitch });
      const volume = new GainNode(sound, { gain: 0.12 });
      tone.connect(volume).connect(sound.destination);
      tone.start(sound.currentTime + at);
      tone.stop(sound.currentTime + at + 0.12);
    }
  } catch {
    // A device without sound has the title, the badge and the bar.
  }
}
