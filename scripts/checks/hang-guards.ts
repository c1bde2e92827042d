/*
 * No test depends on how fast the machine is: it waits for the thing itself. These limits only end a test that hangs.
 * They are far above what any wait takes on a slow, busy machine; no test sets a limit of its own.
 */

/** The longest that a test waits for one thing, in milliseconds. */
export const longestWait = 60_000;

/** The longest that a test or a hook runs, in milliseconds. */
export const longestTest = 600_000;
