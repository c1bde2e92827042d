import { type ListOrder, listOrders } from "#domain/paging.ts";
import { useT } from "../../lib/i18n.tsx";
import { KeySelect } from "./key-select.tsx";

interface OrderSelectProps {
  value: ListOrder | undefined;
  onValue: (value: string) => void;
}

/** The order of a list: newest first unless chosen otherwise. */
export function OrderSelect({ value = "newest", onValue }: OrderSelectProps) {
  const t = useT();
  return (
    <KeySelect
      label={t("admin.order")}
      value={value}
      options={listOrders.map((order) => ({ value: order, label: t(`admin.order.${order}`) }))}
      onValue={onValue}
    />
  );
}
