import { type ToolSet, tool } from "ai";
import * as z from "zod";
import type { Log } from "#worker/ports/log.ts";
import type { GroundingContext } from "../grounding-context.ts";
import { askDriver, askedFromAfar } from "./ask-driver.ts";
import { assessReport } from "./assess-report.ts";
import { decodeFaultCode } from "./decode-fault-code.ts";
import { type FindNearby, nearbyServices, serviceKinds } from "./nearby-services.ts";
import { reportPhotoCodes } from "./report-photo-codes.ts";

interface ModelToolsInput {
  readonly grounding: GroundingContext;
  /** Null while the driver's position is unknown. */
  readonly findNearby: FindNearby | null;
  readonly log: Log;
}

const code = z.object({
  spn: z.int().min(0).max(524_287).describe("SPN"),
  fmi: z.int().min(0).max(31).nullable().describe("FMI, or null when it is not given"),
});

/**
 * What the model may ask for. Every tool works on this conversation alone; none takes an id of anything. A tool that
 * fails tells the model that it has no answer, and no more.
 */
export function modelTools({ grounding, findNearby, log }: ModelToolsInput): ToolSet {
  // Under a stop the driver reads none of the model's words: a question is asked in the engine's.
  const underStop = grounding.assessment.drive === "stop_now";
  const guarded =
    <Input, Output>(name: string, work: (input: Input) => Output | Promise<Output>) =>
    async (input: Input): Promise<Output | { readonly unavailable: string }> => {
      try {
        return await work(input);
      } catch (error) {
        log.error("chat.tool_failed", error, { tool: name });
        return { unavailable: "This tool has no answer now. Go on without it and say what you do not know." };
      }
    };
  return {
    decode_fault_code: tool({
      description:
        "What a J1939 fault code (SPN and FMI) means, from the fact file. The only source for the meaning of a code.",
      inputSchema: code,
      execute: guarded("decode_fault_code", (input) => decodeFaultCode(grounding, input)),
    }),
    report_photo_codes: tool({
      description:
        "Call this for every fault code that you read in a photo. It is put before the driver, who confirms or corrects it.",
      inputSchema: z.object({ codes: z.array(code).min(1).max(10) }),
      execute: guarded("report_photo_codes", (input) => reportPhotoCodes(grounding, input)),
    }),
    assess: tool({
      description:
        "Lets the assessment engine read a report in plain English of what the driver says and what photos show, without fault codes from photos. It may find more danger than before, never less.",
      inputSchema: z.object({ report: z.string().min(1).max(4000) }),
      execute: guarded("assess", (input) => assessReport(grounding, input)),
    }),
    nearby_services: tool({
      description: "Repair shops, roadside services and towing around the place where the driver is.",
      inputSchema: z.object({ kind: z.enum(serviceKinds) }),
      execute: guarded("nearby_services", (input) => nearbyServices(grounding, findNearby, input)),
    }),
    ...(underStop
      ? {
          ask_driver: tool({
            description: "Asks the driver one question, in the engine's words.",
            inputSchema: z.object({ question: z.enum(askedFromAfar) }),
            execute: guarded("ask_driver", (input) => askDriver(grounding, input)),
          }),
        }
      : {}),
    offer_human_support: tool({
      description: "Offers the driver a technician: the page shows the button and opens the form.",
      inputSchema: z.object({ reason: z.string().max(300) }),
      execute: guarded("offer_human_support", () => {
        grounding.offerHuman();
        return { offered: true };
      }),
    }),
  };
}
