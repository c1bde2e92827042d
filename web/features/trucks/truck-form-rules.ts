import { modelsOf, otherOption, truckBrands, truckYears } from "#domain/trucks/catalogue.ts";
import { type Truck, TruckInput } from "#domain/trucks/truck.ts";
import { readVin, vinLength } from "#domain/trucks/vin.ts";
import { isMessageKey, type MessageKey } from "../../lib/i18n.tsx";

/** What stands in the fields, as it was typed or chosen. */
export interface TruckFields {
  readonly brand: string;
  readonly year: string;
  readonly model: string;
  readonly customModel: string;
  readonly truckName: string;
  readonly mileage: string;
  readonly vin: string;
}

export const blankTruck: TruckFields = {
  brand: "",
  year: "",
  model: "",
  customModel: "",
  truckName: "",
  mileage: "",
  vin: "",
};

/** Whether the custom model is asked for: the model is Other, or the brand is, which has no list. */
export function asksCustomModel(fields: Pick<TruckFields, "brand" | "model">): boolean {
  return fields.model === otherOption || fields.brand === otherOption;
}

/** Whether brand, year and model are there; until then the form cannot be sent. */
export function isComplete(fields: TruckFields): boolean {
  const model = asksCustomModel(fields) ? fields.customModel.trim() : fields.model;
  return fields.brand !== "" && fields.year !== "" && model !== "";
}

/** A new brand has another list of models. */
export function withBrand(fields: TruckFields, brand: string): TruckFields {
  return { ...fields, brand, model: brand === otherOption ? otherOption : "", customModel: "" };
}

/** A VIN as it is typed: capitals, nothing but letters and digits, at most 17. */
export function vinTyped(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, vinLength);
}

/** The fields with a VIN as it is typed: once it is whole and right, it fills in brand and year where they are blank. */
export function withVin(fields: TruckFields, typed: string, currentYear: number): TruckFields {
  const vin = vinTyped(typed);
  const { brand, year } = readVin(vin, currentYear);
  const branded = fields.brand === "" && brand !== null ? withBrand(fields, brand) : fields;
  const known = year !== null && truckYears(currentYear).includes(year);
  return { ...branded, vin, year: branded.year === "" && known ? String(year) : branded.year };
}

/** A saved truck in the form's fields; what the catalogue does not have stands in the custom model. */
export function fieldsOf(truck: Truck): TruckFields {
  const brand = truckBrands.find((known) => known === truck.brand) ?? otherOption;
  const listed = brand !== otherOption && modelsOf(brand).includes(truck.model) && truck.model !== otherOption;
  return {
    brand,
    year: String(truck.year),
    model: listed ? truck.model : otherOption,
    customModel: listed ? "" : brand === truck.brand ? truck.model : `${truck.brand} ${truck.model}`,
    truckName: truck.truckName ?? "",
    mileage: truck.mileage === null ? "" : String(truck.mileage),
    vin: truck.vin ?? "",
  };
}

export type ReadTruck =
  | { readonly ok: true; readonly truck: TruckInput }
  | { readonly ok: false; readonly field: keyof TruckFields; readonly message: MessageKey };

/** The fields as a truck, or the first complaint of the schema and the field that it is about. */
export function readTruck(fields: TruckFields): ReadTruck {
  const custom = asksCustomModel(fields);
  if (custom && fields.customModel.trim() === "") {
    return { ok: false, field: "customModel", message: "truck.custom_model_required" };
  }
  const parsed = TruckInput.safeParse({
    brand: fields.brand,
    year: Number.parseInt(fields.year, 10),
    model: custom ? fields.customModel : fields.model,
    truckName: fields.truckName.trim() === "" ? null : fields.truckName,
    mileage: mileageOf(fields.mileage),
    vin: fields.vin === "" ? null : fields.vin,
  });
  if (parsed.success) return { ok: true, truck: parsed.data };
  const issue = parsed.error.issues[0];
  const named = String(issue?.path[0] ?? "brand");
  const field = named === "model" && custom ? "customModel" : isField(named) ? named : "brand";
  const message = issue?.message ?? "";
  return { ok: false, field, message: isMessageKey(message) ? message : "error.input.invalid" };
}

/** Whole miles, with or without thousands separators; NaN for anything else, which the schema refuses. */
function mileageOf(typed: string): number | null {
  const digits = typed.replace(/[\s,.](?=\d{3}(?:\D|$))/g, "").trim();
  if (digits === "") return null;
  return /^\d+$/.test(digits) ? Number.parseInt(digits, 10) : Number.NaN;
}

function isField(name: string): name is keyof TruckFields {
  return name in blankTruck;
}
