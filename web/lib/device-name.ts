const browsers = [
  ["Edge", /Edg(A|iOS)?\//],
  ["Samsung Internet", /SamsungBrowser\//],
  ["Opera", /OPR\//],
  ["Firefox", /Firefox\/|FxiOS\//],
  ["Chrome", /Chrome\/|CriOS\//],
  ["Safari", /Safari\//],
] as const;

const systems = [
  ["Android", /Android/],
  ["iPhone", /iPhone/],
  ["iPad", /iPad/],
  ["Windows", /Windows/],
  ["Mac", /Mac OS X|Macintosh/],
  ["ChromeOS", /CrOS/],
  ["Linux", /Linux/],
] as const;

/** Browser and system of a User-Agent header, as a person would name them; null when neither is known. */
export function describeDevice(userAgent: string | null): { browser: string; system: string } | null {
  if (userAgent === null) return null;
  const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
  return browser === undefined || system === undefined ? null : { browser, system };
}
