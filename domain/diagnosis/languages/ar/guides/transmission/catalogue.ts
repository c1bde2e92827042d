import automatedNoDrive from "./automated-no-drive.json" with { type: "json" };
import clutch from "./clutch.json" with { type: "json" };
import driveshaft from "./driveshaft.json" with { type: "json" };
import noGear from "./no-gear.json" with { type: "json" };
import stuckInGear from "./stuck-in-gear.json" with { type: "json" };
import transmissionLeakOrHot from "./transmission-leak-or-hot.json" with { type: "json" };

export const catalogue = {
  "automated-no-drive": automatedNoDrive,
  clutch,
  driveshaft,
  "no-gear": noGear,
  "stuck-in-gear": stuckInGear,
  "transmission-leak-or-hot": transmissionLeakOrHot,
} as const;
