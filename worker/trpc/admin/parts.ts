import { router } from "../init.ts";

export const partsRouter = router({});
