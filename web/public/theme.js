/* Runs before the first paint, so that nobody is dazzled at night. The rule is that of web/lib/look.ts. */
(() => {
  const root = document.documentElement;
  let chosen = null;
  let language = null;
  try {
    chosen = localStorage.getItem("look");
    language = localStorage.getItem("language");
  } catch {
    // Storage is refused: the choice of the system holds.
  }
  const hour = new Date().getHours();
  const dark = matchMedia("(prefers-color-scheme: dark)").matches || hour < 6 || hour >= 19;
  root.dataset.look = ["day", "night", "red"].includes(chosen) ? chosen : dark ? "night" : "day";
  if (["en", "ar", "uz", "es", "tr", "ru"].includes(language)) {
    root.lang = language;
    root.dir = language === "ar" ? "rtl" : "ltr";
  }
})();
