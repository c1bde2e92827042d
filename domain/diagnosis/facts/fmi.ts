/** Failure mode identifiers of SAE J1939, in our own words (grade A: two agreeing public code bases; 22 to 30 are reserved). */
export const fmiMeanings: Readonly<Record<number, string>> = {
  0: "above normal, most severe",
  1: "below normal, most severe",
  2: "erratic or wrong data",
  3: "voltage high or shorted high",
  4: "voltage low or shorted low",
  5: "current low or open circuit",
  6: "current high or shorted to ground",
  7: "mechanism not responding or out of adjustment",
  8: "bad frequency or pulse width",
  9: "messages missing or late",
  10: "changes too fast",
  11: "cause not known",
  12: "bad device or component",
  13: "out of calibration",
  14: "special instructions in the maker's book",
  15: "above normal, least severe",
  16: "above normal, moderate",
  17: "below normal, least severe",
  18: "below normal, moderate",
  19: "network data received in error",
  20: "drifted high",
  21: "drifted low",
  31: "condition exists",
};

export type FmiKind = "severe" | "moderate" | "circuit" | "erratic" | "communication" | "other";

/** How an FMI is read: 0/1 severe, 15–18 moderate, 3–6 the wiring first, 2/10 intermittent, 9/19 lost messages. */
export function fmiKind(fmi: number | null): FmiKind {
  if (fmi === 0 || fmi === 1) return "severe";
  if (fmi !== null && fmi >= 15 && fmi <= 18) return "moderate";
  if (fmi !== null && fmi >= 3 && fmi <= 6) return "circuit";
  if (fmi === 2 || fmi === 10) return "erratic";
  if (fmi === 9 || fmi === 19) return "communication";
  return "other";
}
