/** A file that the service worker keeps. */
interface KeptFile {
  readonly url: string;
}

/**
 * In the order in which a driver needs them without a line; the first pattern that fits decides. What no pattern fits
 * comes last.
 */
const order: readonly RegExp[] = [
  // The page and its texts, in the shape that its styles give it.
  /^assets\/(main|shell|rolldown-runtime|public|_public|parts|[a-z]{2})-.*\.(js|css)$/,
  /^assets\/overpass-latin-wght/,
  // The assessment: the engine, the words of every language that it reads.
  /^assets\/(engine|english|spanish|arabic|russian|spelling|sounds|spn-names|lazy)-/,
  /^assets\/(driver|dialogs|safety)/,
  /^assets\/(conversing|guides|.*-talk|catalogue)-/,
];

/** Parts that only staff open, and that a device in a truck never keeps. */
const backOffice = /^assets\/(admin|staff|support\.dashboard|_admin|_staff|desk|audit|reports?-|record|tech-)/;

function rank(url: string): number {
  const found = order.findIndex((pattern) => pattern.test(url));
  return found < 0 ? order.length : found;
}

/** What the service worker keeps, in order of need and without the back office. */
export function keptFiles<File extends KeptFile>(files: readonly File[]): File[] {
  return files
    .filter(({ url }) => !backOffice.test(url))
    .toSorted((one, other) => rank(one.url) - rank(other.url) || one.url.localeCompare(other.url));
}
