/** Failure mode identifiers of SAE J1939 (grade A: two agreeing public code bases; 22 to 30 are reserved). The words stand in `wording`. */
export const fmiNumbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 31] as const;
export type FmiNumber = (typeof fmiNumbers)[number];

export type FmiKind = "severe" | "moderate" | "circuit" | "erratic" | "communication" | "device" | "other";

/** How an FMI is read: 0/1 severe, 15–18 moderate, 3–6 the wiring first, 2/10 intermittent, 9/19 lost messages, 7/12 the part itself. */
export function fmiKind(fmi: number | null): FmiKind {
  if (fmi === 0 || fmi === 1) return "severe";
  if (fmi !== null && fmi >= 15 && fmi <= 18) return "moderate";
  if (fmi !== null && fmi >= 3 && fmi <= 6) return "circuit";
  if (fmi === 2 || fmi === 10) return "erratic";
  if (fmi === 9 || fmi === 19) return "communication";
  if (fmi === 7 || fmi === 12) return "device";
  return "other";
}
