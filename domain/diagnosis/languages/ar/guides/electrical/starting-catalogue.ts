import clicksNoCrank from "./clicks-no-crank.json" with { type: "json" };
import deadOvernight from "./dead-overnight.json" with { type: "json" };
import immobilizerKey from "./immobilizer-key.json" with { type: "json" };
import jumpStart from "./jump-start.json" with { type: "json" };
import nothingAtAll from "./nothing-at-all.json" with { type: "json" };
import slowCrank from "./slow-crank.json" with { type: "json" };

export const catalogue = {
  "clicks-no-crank": clicksNoCrank,
  "dead-overnight": deadOvernight,
  "immobilizer-key": immobilizerKey,
  "jump-start": jumpStart,
  "nothing-at-all": nothingAtAll,
  "slow-crank": slowCrank,
} as const;
