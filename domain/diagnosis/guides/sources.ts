import type { Source } from "../assessment.ts";

/**
 * What the guides rest on, graded like every fact (`Grade`). `trade` is general knowledge of the trade: the page
 * says so
 * beside it. Add a source here before a guide cites it.
 */
export const guideSources = {
  trade: { title: null, grade: "K" },
  cdl_air_brakes: { title: "CDL manual, section 5, air brakes", grade: "B" },
  cdl_combination: { title: "CDL manual, section 6, combination vehicles", grade: "B" },
  cdl_inspection: { title: "CDL manual, section 11, vehicle inspection", grade: "B" },
  cdl_driving: { title: "CDL manual, section 2, driving safely", grade: "B" },
  cfr_392_22: { title: "49 CFR 392.22, emergency signals", grade: "B" },
  cfr_393_55: { title: "49 CFR 393.55, antilock brake systems", grade: "B" },
  wheel_torque: { title: "TMC RP 222, hub-piloted wheel torque; wheel makers' manuals", grade: "B" },
  cfr_393_51: { title: "49 CFR 393.51, air pressure warning", grade: "B" },
  cfr_393_47: { title: "49 CFR 393.47, brake adjustment and linings", grade: "B" },
  cfr_393_75: { title: "49 CFR 393.75, tires", grade: "B" },
  recall_16v097: { title: "NHTSA recall 16V-097, Volvo steering shaft", grade: "A" },
  cfr_393_207: { title: "49 CFR 393.207, suspension systems", grade: "B" },
  cfr_393_209: { title: "49 CFR 393.209, steering wheel systems", grade: "B" },
  cfr_393_11: { title: "49 CFR 393.11, lamps", grade: "B" },
  cfr_396_7: { title: "49 CFR 396.7, unsafe operations forbidden", grade: "A" },
  driver_tips: { title: "Cummins Driver Tips", grade: "B" },
  mack_manual: { title: "Mack V-MAC IV operator manual", grade: "B" },
  tow_cost: { title: "roadside cost guides, 2026", grade: "C" },
  roadside_cost: { title: "roadside cost guides, 2026", grade: "C" },
  repair_average: { title: "TMC/FleetNet vertical benchmarking, 2019-2020", grade: "B" },
  arrival: { title: "roadside vendors and driver press, 2026", grade: "C" },
  pin_colors: { title: "SAE J560 connector colors, trailer makers' wiring charts", grade: "B" },
  def_rules: { title: "EPA guidance on DEF inducements, August 2025; maker examples", grade: "B" },
  freightliner_manual: { title: "Freightliner Cascadia and Columbia driver's manuals, jump-starting", grade: "B" },
  battery_freezing: { title: "battery retailers' charts of charge and freezing point", grade: "C" },
  recall_20v567: { title: "NHTSA recall 20V-567, brake pressure switch", grade: "A" },
  cfr_392_66: { title: "49 CFR 392.66, carbon monoxide", grade: "B" },
  cfr_393_83: { title: "49 CFR 393.83, exhaust systems", grade: "B" },
  cfr_396_5: { title: "49 CFR 396.5, oil and grease leaks", grade: "A" },
  coolant_mix: { title: "engine makers' manuals, freezing points of coolant", grade: "B" },
  detroit_manual: { title: "Detroit DD operator's manual, engine out of fuel", grade: "B" },
  spill_rules: { title: "National Response Center; state guides to truck fuel spills", grade: "B" },
  poison_help: { title: "HRSA Poison Help, carbon monoxide", grade: "A" },
  cooling_guide: { title: "truckdiag.pro, cooling guide", grade: "C" },
} as const satisfies Readonly<Record<string, Source>>;

export type SourceId = keyof typeof guideSources;
