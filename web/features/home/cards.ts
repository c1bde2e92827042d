import { BatteryCharging, Fuel, Package, Thermometer, TriangleAlert, Truck, Wrench } from "lucide-react";
import type { ComponentType } from "react";
import type { MessageKey } from "../../lib/i18n.tsx";
import { BrakeIcon, EngineIcon, GearPatternIcon, SteeringIcon, TireIcon } from "./icons.tsx";

type Icon = ComponentType<{ className?: string; strokeWidth?: string | number; "aria-hidden"?: boolean }>;

/** A card that starts the chat with a preset message. */
export interface IssueCard {
  readonly id: string;
  readonly title: MessageKey;
  readonly text: MessageKey;
  /** What is sent for the driver. */
  readonly prompt: MessageKey;
  readonly Icon: Icon;
}

function card(id: string, Icon: Icon, title: MessageKey, text: MessageKey, prompt: MessageKey): IssueCard {
  return { id, Icon, title, text, prompt };
}

export const emergencyCards: readonly IssueCard[] = [
  card("towing", Truck, "home.towing.title", "home.towing.text", "home.towing.prompt"),
  card("roadside", Wrench, "home.roadside.title", "home.roadside.text", "home.roadside.prompt"),
  card("parts", Package, "home.parts.title", "home.parts.text", "home.parts.prompt"),
];

export const issueCards: readonly IssueCard[] = [
  card("engine", EngineIcon, "home.engine.title", "home.engine.text", "home.engine.prompt"),
  card("brakes", BrakeIcon, "home.brakes.title", "home.brakes.text", "home.brakes.prompt"),
  card("electrical", BatteryCharging, "home.electrical.title", "home.electrical.text", "home.electrical.prompt"),
  card("cooling", Thermometer, "home.cooling.title", "home.cooling.text", "home.cooling.prompt"),
  card(
    "transmission",
    GearPatternIcon,
    "home.transmission.title",
    "home.transmission.text",
    "home.transmission.prompt",
  ),
  card(
    "warning_lights",
    TriangleAlert,
    "home.warning_lights.title",
    "home.warning_lights.text",
    "home.warning_lights.prompt",
  ),
  card("tires", TireIcon, "home.tires.title", "home.tires.text", "home.tires.prompt"),
  card("fuel", Fuel, "home.fuel.title", "home.fuel.text", "home.fuel.prompt"),
  card("steering", SteeringIcon, "home.steering.title", "home.steering.text", "home.steering.prompt"),
];
