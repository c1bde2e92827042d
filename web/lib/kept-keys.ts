/** What is kept of the signed-in user begins like this: it goes when they go. */
export const keptPrefix = "kept.";

/** The user who was signed in on this device last. */
export const userKey = `${keptPrefix}user`;
