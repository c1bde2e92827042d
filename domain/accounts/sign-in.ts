import * as z from "zod/mini";
import { Email, KnownPassword } from "./fields.ts";

export const SignInInput = z.object({ email: Email, password: KnownPassword });
export type SignInInput = z.infer<typeof SignInInput>;
