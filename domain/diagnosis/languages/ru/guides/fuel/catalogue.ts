import cranksNoStart from "./cranks-no-start.json" with { type: "json" };
import gelledFuel from "./gelled-fuel.json" with { type: "json" };

export const catalogue = {
  "cranks-no-start": cranksNoStart,
  "gelled-fuel": gelledFuel,
} as const;
