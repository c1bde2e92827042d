import { useEffect, useState } from "react";

/** The device's time in milliseconds, read anew every `every` milliseconds and when the page is shown again. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const read = () => setNow(Date.now());
    const timer = setInterval(read, every);
    document.addEventListener("visibilitychange", read);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, [every]);
  return now;
}
