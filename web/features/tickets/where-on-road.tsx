import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Input } from "../../components/ui/input.tsx";
import { NativeSelect } from "../../components/ui/select.tsx";
import { type MessageKey, useT } from "../../lib/i18n.tsx";
import type { SupportFields } from "./support-form-rules.ts";

const directions: readonly { value: string; label: MessageKey }[] = [
  { value: "", label: "support.direction.none" },
  { value: "northbound", label: "support.direction.north" },
  { value: "eastbound", label: "support.direction.east" },
  { value: "southbound", label: "support.direction.south" },
  { value: "westbound", label: "support.direction.west" },
];

interface WhereOnRoadProps {
  fields: SupportFields;
  set: (change: Partial<SupportFields>) => void;
}

/** Highway, direction and mile marker, by which one is found where GPS is wrong; then trailer and load. */
export function WhereOnRoad({ fields, set }: WhereOnRoadProps) {
  const t = useT();
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label={t("support.highway")}>
          {(ids) => (
            <Input
              {...ids}
              dir="auto"
              maxLength={60}
              placeholder={t("support.highway_hint")}
              value={fields.highway}
              onChange={(event) => set({ highway: event.target.value })}
            />
          )}
        </Field>
        <Field label={t("support.direction")}>
          {(ids) => (
            <NativeSelect
              {...ids}
              value={fields.direction}
              onChange={(event) => set({ direction: event.target.value })}
            >
              {directions.map(({ value, label }) => (
                <option key={value} value={value}>
                  {t(label)}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label={t("support.mile_marker")}>
          {(ids) => (
            <Input
              {...ids}
              dir="auto"
              maxLength={30}
              value={fields.mileMarker}
              onChange={(event) => set({ mileMarker: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Disclosure summary={t("support.load")}>
        <Field label={t("support.trailer")} hint={t("support.trailer_hint")}>
          {(ids) => (
            <Input
              {...ids}
              dir="auto"
              maxLength={120}
              value={fields.trailer}
              onChange={(event) => set({ trailer: event.target.value })}
            />
          )}
        </Field>
        <Field label={t("support.load_label")}>
          {(ids) => (
            <Input
              {...ids}
              dir="auto"
              maxLength={200}
              value={fields.load}
              onChange={(event) => set({ load: event.target.value })}
            />
          )}
        </Field>
        <Field label={t("support.hazardous")} hint={t("support.hazardous_hint")}>
          {(ids) => (
            <Input
              {...ids}
              dir="auto"
              maxLength={200}
              value={fields.hazardousGoods}
              onChange={(event) => set({ hazardousGoods: event.target.value })}
            />
          )}
        </Field>
      </Disclosure>
    </>
  );
}
