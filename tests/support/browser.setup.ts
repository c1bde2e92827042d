import { afterAll, afterEach } from "vitest";
import { endFileVisits, endVisits } from "./browser.ts";

afterEach(endVisits);
afterAll(endFileVisits);
