import dualFlat from "./dual-flat.json" with { type: "json" };
import hotTire from "./hot-tire.json" with { type: "json" };
import hubLeaking from "./hub-leaking.json" with { type: "json" };
import looseWheel from "./loose-wheel.json" with { type: "json" };
import slowLeak from "./slow-leak.json" with { type: "json" };
import steerTire from "./steer-tire.json" with { type: "json" };
import stuckMudSnow from "./stuck-mud-snow.json" with { type: "json" };
import treadComingOff from "./tread-coming-off.json" with { type: "json" };

export const catalogue = {
  "dual-flat": dualFlat,
  "hot-tire": hotTire,
  "hub-leaking": hubLeaking,
  "loose-wheel": looseWheel,
  "slow-leak": slowLeak,
  "steer-tire": steerTire,
  "stuck-mud-snow": stuckMudSnow,
  "tread-coming-off": treadComingOff,
} as const;
