/**
 * Calls when there may be a connection again: the device says so, or somebody looks at the page again. Returns the
 * function that ends it.
 */
export function onBack(run: () => void): () => void {
  const onVisible = () => document.visibilityState === "visible" && run();
  window.addEventListener("online", run);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    window.removeEventListener("online", run);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
