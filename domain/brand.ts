/** The product's own names. Telephone numbers and mailboxes are settings (see worker/env.ts). */
export const brand = {
  product: "Roadflare",
  assistant: "Roadflare",
  supportTeam: "Support Team",
  ticketPrefix: "TRK-",
} as const;
