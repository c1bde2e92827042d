import { NativeSelect } from "../../components/ui/select.tsx";

interface KeySelectProps<Value extends string> {
  label: string;
  value: Value | "";
  /** What no choice is called; absent where one is always chosen. */
  none?: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  onValue: (value: string) => void;
}

/** A filter or an order above a list. */
export function KeySelect<Value extends string>({ label, value, none, options, onValue }: KeySelectProps<Value>) {
  return (
    <NativeSelect
      aria-label={label}
      title={label}
      className="min-w-36"
      value={value}
      onChange={(event) => onValue(event.target.value)}
    >
      {none === undefined ? null : <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </NativeSelect>
  );
}
