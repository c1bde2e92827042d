import { useLayoutEffect } from "react";

/**
 * The letters and controls of the staff while the caller is on the page. Set on <html>, so that dialogs and toasts,
 * which are drawn outside of the page's own frame, have them too.
 */
export function useStaffDensity(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset["density"] = "staff";
    return () => {
      delete dataset["density"];
    };
  }, []);
}
