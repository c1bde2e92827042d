import type { Source } from "../diagnosis/assessment.ts";

export const weathers = ["cold", "heat"] as const;
/** What somebody waits in for hours. */
export type Weather = (typeof weathers)[number];

/** One thing to do; its words are the catalogue's, under its name. */
interface Step {
  readonly id: string;
  /** What must not be done, or when 911 is called; said apart from the rest. */
  readonly warning?:
    | "air_warning"
    | "gel_warning"
    | "battery_ice"
    | "hypothermia_warning"
    | "stay_warning"
    | "stroke_warning";
  /** Somebody is in danger of life: the whole step is. */
  readonly emergency?: true;
  readonly sources: readonly Source[];
}

const nws: Source = {
  title: "National Weather Service, stranded in a vehicle in winter (weather.gov), as reported by kxnet.com and others",
  grade: "B",
};
const cdcGas: Source = { title: "CDC, carbon monoxide (cdc.gov)", grade: "A" };
const carManual: Source = {
  title: "Owner manuals, stuck in snow: exhaust pipe, window away from the wind",
  grade: "B",
};
const trade: Source = { title: null, grade: "K" };
const cdcHypothermia: Source = { title: "CDC, recognizing hypothermia (cdc.gov)", grade: "A" };
const cdcWarming: Source = {
  title: "CDC, warming somebody with hypothermia, as reported by state health offices",
  grade: "B",
};
const redCross: Source = {
  title: "American Red Cross and emergency offices, stay unless help is within 100 yards",
  grade: "B",
};
const idleFuel: Source = { title: "Land Line 8/2006, fuel burnt by APUs and bunk heaters", grade: "B" };
const gelling: Source = {
  title: "truckinginfo.com 2/2015 and a maker's diesel manual, gelling near 10 and 20 °F",
  grade: "B",
};
const gelled: Source = { title: "thetruckingnetwork.ca, fuel gelling in winter", grade: "B" };
const fuelFaults: Source = { title: "AgWeb and DTN, gasoline in diesel and starting fluid", grade: "B" };
const voltage: Source = { title: "kevinsautos.com, battery voltages at rest", grade: "C" };
const frozenBattery: Source = { title: "Peterbilt 387 manual; Purkeys, signs of a frozen battery", grade: "B" };
const text911: Source = { title: "FCC, text to 911 (fcc.gov)", grade: "A" };
const phoneCare: Source = { title: "FCC and FEMA, tips for emergencies", grade: "B" };
const spoiledFood: Source = { title: "21 CFR 1.908, food that got warm on the way", grade: "B" };
const closedDoors: Source = { title: "blakemantrans.com, temperature controlled freight", grade: "C" };
const adot: Source = { title: "Arizona Department of Transportation, breakdown in extreme heat", grade: "B" };
const oshaWater: Source = { title: "OSHA, water, rest, shade", grade: "B" };
const oshaHeat: Source = { title: "OSHA and NIOSH, first aid for heat illness", grade: "B" };

const battery = { id: "battery", sources: [trade, voltage] } as const satisfies Step;
const phone = { id: "phone", sources: [text911, phoneCare] } as const satisfies Step;
const load = { id: "load", sources: [spoiledFood, closedDoors] } as const satisfies Step;

/** What to do while waiting in the truck, what kills first at the top. */
export const weatherSteps = {
  cold: [
    { id: "air", warning: "air_warning", sources: [nws, cdcGas, carManual] },
    { id: "dry", sources: [nws, cdcWarming] },
    { id: "fuel", sources: [idleFuel, nws, voltage] },
    { id: "gel", warning: "gel_warning", sources: [gelling, gelled, fuelFaults, trade] },
    { ...battery, warning: "battery_ice", sources: [...battery.sources, frozenBattery] },
    phone,
    { id: "hypothermia", warning: "hypothermia_warning", emergency: true, sources: [cdcHypothermia, cdcWarming] },
    { id: "stay", warning: "stay_warning", sources: [nws, redCross, trade] },
    load,
  ],
  heat: [
    { id: "shade", sources: [adot] },
    { id: "water", sources: [oshaWater, adot] },
    { id: "exhaustion", sources: [oshaHeat] },
    { id: "stroke", warning: "stroke_warning", emergency: true, sources: [oshaHeat] },
    { id: "engine", warning: "air_warning", sources: [cdcGas, trade] },
    battery,
    phone,
    { id: "near", sources: [adot, trade] },
    load,
  ],
} as const satisfies Readonly<Record<Weather, readonly Step[]>>;

export type WeatherStep = (typeof weatherSteps)[Weather][number];

/** What the steps for a weather rest on, each source once; what only the trade knows comes last. */
export function sourcesOf(weather: Weather): readonly Source[] {
  const all: readonly Source[] = weatherSteps[weather].flatMap((step) => [...step.sources]);
  return [...new Set(all)].sort((a, b) => Number(a.title === null) - Number(b.title === null));
}
