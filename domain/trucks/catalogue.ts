/** Truck brands and their models sold in the USA; every list ends with Other, and brand Other has only a custom model. */
export const otherOption = "Other";

export const truckCatalogue = {
  Freightliner: [
    "Cascadia",
    "Columbia",
    "Coronado",
    "Century Class",
    "Argosy",
    "M2 106",
    "M2 112",
    "108SD",
    "114SD",
    "122SD",
    "eCascadia",
    "Other",
  ],
  Peterbilt: ["579", "589", "389", "567", "379", "387", "386", "384", "365", "367", "348", "337", "Other"],
  Kenworth: ["T680", "W990", "W900", "T880", "T800", "T660", "T700", "T600", "T2000", "T480", "T370", "T270", "Other"],
  International: [
    "LT",
    "LoneStar",
    "ProStar",
    "RH",
    "HX",
    "HV",
    "MV",
    "9900i",
    "9400i",
    "9200i",
    "DuraStar",
    "WorkStar",
    "TranStar",
    "Other",
  ],
  Volvo: [
    "VNL",
    "VNR",
    "VNX",
    "VHD",
    "VAH",
    "VNM",
    "VNL 300",
    "VNL 670",
    "VNL 760",
    "VNL 780",
    "VNL 860",
    "VNR Electric",
    "Other",
  ],
  Mack: ["Anthem", "Pinnacle", "Granite", "Pioneer", "TerraPro", "LR", "MD", "Vision", "CH", "CXU", "Titan", "Other"],
  "Western Star": ["57X", "5700XE", "4900", "49X", "47X", "48X", "4800", "4700", "6900", "Other"],
  Other: ["Other"],
} as const;

export type TruckBrand = keyof typeof truckCatalogue;
export const truckBrands = Object.keys(truckCatalogue) as readonly TruckBrand[];

const yearCount = 30;

/** The current year and the 29 before it, newest first. */
export function truckYears(currentYear: number): readonly number[] {
  return Array.from({ length: yearCount }, (_, index) => currentYear - index);
}

export function modelsOf(brand: string): readonly string[] {
  return (truckCatalogue as Readonly<Record<string, readonly string[]>>)[brand] ?? [otherOption];
}
