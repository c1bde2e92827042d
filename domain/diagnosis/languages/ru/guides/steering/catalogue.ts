import fifthWheelStuck from "./fifth-wheel-stuck.json" with { type: "json" };

export const catalogue = {
  "fifth-wheel-stuck": fifthWheelStuck,
} as const;
