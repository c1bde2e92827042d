import type { RuleTable } from "../rule-table.ts";
import { running } from "./terms.ts";

/** Rules for symptoms: fuel. classify/rule-matching.ts explains the notation. */
export const fuel: RuleTable = {
  fuel_named: [
    "fuel ! exhaust",
    "fuel_tank ! coolant def air air_supply pressure brake hazmat hazmat_goods",
    "fuel_filter",
    "injector",
  ],
  crank_no_start: [
    "prime:lose/-hold/-build/fail",
    "lose & prime",
    "cranks_only",
    "crank && -start/wont_start/-run",
    "crank && -engage",
    "starter:work/fine/turn/crank && wont_start/-start/-run",
    "run:nothing & crank",
  ],
  cranks_yes: [
    "hard_start ! slow_crank battery",
    "crank ! slow weak click nothing slow_crank hard steering lug",
    "crank:fine/work",
    "crank & fine",
    "starter:work/turn/crank/fine ! slow_crank",
  ],
  out_of_fuel: [
    "fuel_out",
    "fuel/fuel_tank:empty/nothing ! fuel_filter air coolant def",
    "empty & fuel ! fuel_filter def",
    "-fuel ! leak smell problem pour",
    "need & fuel ! fuel_filter fuel_pump injector smell leak",
  ],
  gelled: ["gelled", "fuel/fuel_filter/fuel_tank:frozen/gelled", "frozen & fuel/fuel_filter"],
  water_in_fuel: ["fuel_water", "fuel_filter:full & fluid"],
  wrong_fluid: ["mixed", "fill_in & def & fuel/fuel_tank ! and gauge lamp full def_mixed"],
  bad_fuel: [
    "fueled & shut_off/wont_start/no_power/rough/fail/hard_start",
    "fueled && shut_off/wont_start/no_power/rough/hard_start",
    "fuel:bad/mixed ! gauge module",
    "bad & fuel ! mileage smell gauge module",
  ],
  fuel_filter: ["fuel_filter", "prime", "fuel:clogged"],
  fuel_pressure: [
    "fuel_pump",
    "shut_off/rough/no_power && prime",
    "shut_off/rough/no_power && fuel_tank !! coolant def air oil",
  ],
  injector: ["injector"],
  fuel_seep: [
    `fuel/fuel_tank:${running} & small`,
    "smell && puddle && fuel/fuel_tank",
    "small & fuel & leak/puddle/pour",
    "fuel & leak & slow",
  ],
  fuel_smell: ["smell & fuel", "fuel:smell"],
  fuel_use: ["mileage"],
};
