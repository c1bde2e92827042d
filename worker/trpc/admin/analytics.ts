import { router } from "../init.ts";

export const analyticsRouter = router({});
