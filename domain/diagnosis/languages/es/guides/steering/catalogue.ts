import airBagLeaning from "./air-bag-leaning.json" with { type: "json" };
import fifthWheelStuck from "./fifth-wheel-stuck.json" with { type: "json" };
import fifthWheelWillNotLock from "./fifth-wheel-will-not-lock.json" with { type: "json" };
import heavySteering from "./heavy-steering.json" with { type: "json" };
import landingGear from "./landing-gear.json" with { type: "json" };
import leafOrUBolt from "./leaf-or-u-bolt.json" with { type: "json" };
import looseSteering from "./loose-steering.json" with { type: "json" };
import shimmy from "./shimmy.json" with { type: "json" };
import tandemsStuck from "./tandems-stuck.json" with { type: "json" };

export const catalogue = {
  "air-bag-leaning": airBagLeaning,
  "fifth-wheel-stuck": fifthWheelStuck,
  "fifth-wheel-will-not-lock": fifthWheelWillNotLock,
  "heavy-steering": heavySteering,
  "landing-gear": landingGear,
  "leaf-or-u-bolt": leafOrUBolt,
  "loose-steering": looseSteering,
  shimmy,
  "tandems-stuck": tandemsStuck,
} as const;
