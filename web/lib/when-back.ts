/**
 * Calls when there may be a connection again: the device says so, or somebody looks at the page again. Returns the
 * function that ends it.
 */
export function onBack(run: () => unknown): () => void {
  const onOnline = () => void run();
  const onVisible = () => document.visibilityState === "visible" && void run();
  window.addEventListener("online", onOnline);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    window.removeEventListener("online", onOnline);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
