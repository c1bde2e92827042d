import { router } from "../init.ts";

export const repliesRouter = router({});
