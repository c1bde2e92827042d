const hour = 3_600_000;

/** Counts of one account, or of one address, in an hour. Emergencies are counted and never refused. */
export const ticketsPerAccount = { limit: 12, windowMs: hour } as const;
export const ticketsPerAddress = { limit: 60, windowMs: hour } as const;
/** Who cancels an emergency and reports it again, over and over, keeps one in the end, which the next ones join. */
export const cancelsPerAccount = { limit: 6, windowMs: hour } as const;
/** What a driver adds to an open emergency by reporting it again; more is answered and not written down. */
export const repeatsPerTicket = { limit: 20, windowMs: hour } as const;
export const conversationsPerAccount = { limit: 30, windowMs: hour } as const;
export const conversationsPerAddress = { limit: 150, windowMs: hour } as const;
export const exportsPerAccount = { limit: 5, windowMs: hour } as const;
