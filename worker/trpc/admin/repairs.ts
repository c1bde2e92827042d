import { router } from "../init.ts";

export const repairsRouter = router({});
