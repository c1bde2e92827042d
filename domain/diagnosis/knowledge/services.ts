import type { Category, RedFlag, ServiceId } from "../assessment.ts";
import type { CauseId } from "./advice.ts";

/** What a danger calls for, whatever else is wrong; the rest follows from the system. Trade knowledge (K). */
export const serviceOfFlag: Readonly<Partial<Record<RedFlag, ServiceId>>> = {
  fire: "emergency",
  injury: "emergency",
  crash: "emergency",
  hazmat: "emergency",
  fuel_leak: "emergency",
  live_lane: "emergency",
  train: "emergency",
  power_line: "emergency",
  flood: "emergency",
  steering_lost: "tow",
  oil_pressure: "tow",
  engine_knock: "tow",
  steer_tire: "tire",
  wheel_loose: "roadside",
};

/** What a cause calls for, whatever its system usually does. Trade knowledge (K). */
export const serviceOfCause: Readonly<Partial<Record<CauseId, ServiceId>>> = {
  coolant_in_oil: "tow",
  def_contaminated: "tow",
  hub_seal: "roadside",
  wheel_bearing: "roadside",
};

/** What a system's trouble calls for at any urgency; systems that are missing go by the urgency. */
export const serviceOfCategory: Readonly<Partial<Record<Category, ServiceId>>> = {
  tires: "tire",
  warning_lights: "dealer",
  towing: "tow",
  roadside: "roadside",
  parts: "parts",
};

/** Where nothing is repaired. */
export const withoutService: readonly Category[] = ["account", "off_topic", "unclear"];
