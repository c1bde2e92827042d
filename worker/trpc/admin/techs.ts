import { router } from "../init.ts";

export const techsRouter = router({});
