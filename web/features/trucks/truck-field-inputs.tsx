import type { ReactNode } from "react";
import { modelsOf, otherOption, truckBrands, truckYears } from "#domain/trucks/catalogue.ts";
import { vinLength, vinProblem } from "#domain/trucks/vin.ts";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { useT } from "../../lib/i18n.tsx";
import { asksCustomModel, type TruckFields, withBrand, withVin } from "./truck-form-rules.ts";

interface TruckFieldInputsProps {
  fields: TruckFields;
  set: (change: Partial<TruckFields>) => void;
  errorOf: (field: keyof TruckFields) => string | null;
  /** What stands between the truck itself and what may be left out. */
  children: ReactNode;
}

/** Brand, year and model; then name, mileage and VIN, which may stay empty. */
export function TruckFieldInputs({ fields, set, errorOf, children }: TruckFieldInputsProps) {
  const t = useT();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label={t("trucks.brand")} error={errorOf("brand")}>
        {(ids) => (
          <NativeSelect
            {...ids}
            name="brand"
            required
            value={fields.brand}
            onChange={(event) => set(withBrand(fields, event.target.value))}
          >
            <option value="" disabled>
              {t("trucks.brand_choose")}
            </option>
            {truckBrands.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <Field label={t("trucks.year")} error={errorOf("year")}>
        {(ids) => (
          <NativeSelect
            {...ids}
            name="year"
            required
            value={fields.year}
            onChange={(event) => set({ year: event.target.value })}
          >
            <option value="" disabled>
              {t("trucks.year_choose")}
            </option>
            {yearsWith(fields.year).map((year) => (
              <option key={year}>{year}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {fields.brand === otherOption ? null : (
        <Field label={t("trucks.model")} error={errorOf("model")}>
          {(ids) => (
            <NativeSelect
              {...ids}
              name="model"
              required
              disabled={fields.brand === ""}
              value={fields.model}
              onChange={(event) => set({ model: event.target.value })}
            >
              <option value="" disabled>
                {t(fields.brand === "" ? "trucks.model_first" : "trucks.model_choose")}
              </option>
              {modelsOf(fields.brand).map((model) => (
                <option key={model}>{model}</option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      {asksCustomModel(fields) ? (
        <Field label={t("trucks.custom_model")} hint={t("trucks.custom_model_hint")} error={errorOf("customModel")}>
          {(ids) => (
            <Input
              {...ids}
              name="customModel"
              required
              dir="auto"
              maxLength={60}
              autoComplete="off"
              value={fields.customModel}
              onChange={(event) => set({ customModel: event.target.value })}
            />
          )}
        </Field>
      ) : null}
      {children}
      <Field
        label={t("trucks.name")}
        hint={t("trucks.name_hint")}
        optional={t("ui.optional")}
        error={errorOf("truckName")}
      >
        {(ids) => (
          <Input
            {...ids}
            name="truckName"
            dir="auto"
            maxLength={60}
            autoComplete="off"
            value={fields.truckName}
            onChange={(event) => set({ truckName: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t("trucks.mileage_label")}
        hint={t("trucks.mileage_hint")}
        optional={t("ui.optional")}
        error={errorOf("mileage")}
      >
        {(ids) => (
          <Input
            {...ids}
            name="mileage"
            inputMode="numeric"
            dir="ltr"
            maxLength={12}
            autoComplete="off"
            value={fields.mileage}
            onChange={(event) => set({ mileage: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t("trucks.vin_label")}
        hint={<VinHint vin={fields.vin} />}
        optional={t("ui.optional")}
        error={errorOf("vin")}
        className="sm:col-span-2"
      >
        {(ids) => (
          <Input
            {...ids}
            name="vin"
            dir="ltr"
            className="font-mono tracking-wider"
            maxLength={vinLength}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            value={fields.vin}
            onChange={(event) => set(withVin(fields, event.target.value, new Date().getFullYear()))}
          />
        )}
      </Field>
    </div>
  );
}

/** Where the VIN stands; once it is whole, what seems wrong with it. Nobody is kept from going on by that. */
function VinHint({ vin }: { vin: string }) {
  const t = useT();
  const problem = vinProblem(vin);
  return problem === null ? (
    t("trucks.vin_hint", { count: vin.length })
  ) : (
    <span role="status" className="font-semibold text-ink">
      {t(problem)}
    </span>
  );
}

/** The years on offer, and the one that a saved truck has, should it be older. */
function yearsWith(chosen: string): readonly number[] {
  const years = truckYears(new Date().getFullYear());
  const year = Number(chosen);
  return chosen === "" || years.includes(year) ? years : [...years, year];
}
