/** How long somebody looks around before they are asked; milliseconds. */
export const askedAfter = 30_000;

export interface BannerSituation {
  /** Since the app was opened; milliseconds. */
  readonly lookedAround: number;
  /** Said no on this device, once and for all. */
  readonly dismissed: boolean;
  readonly installed: boolean;
  /** A chat, a form or an unsent message is open. */
  readonly workIsOpen: boolean;
}

/** Whether to ask somebody to install the app: after 30 seconds, once, and never in the middle of something. */
export function mayAskToInstall({ lookedAround, dismissed, installed, workIsOpen }: BannerSituation): boolean {
  return lookedAround >= askedAfter && !dismissed && !installed && !workIsOpen;
}
