/** Staff roles as stored in user_roles. A driver is an account without one. */
export const roles = ["admin", "tech"] as const;
export type Role = (typeof roles)[number];
