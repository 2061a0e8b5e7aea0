import { ChevronIcon } from "../../ui/icons.tsx";

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The label that is shown when no option is chosen. */
  any: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/**
 * A select field with an 'any' option. It is gold when a filter is set. It uses the browser's native list, which
 * works well on phones and with keyboards.
 */
export function FilterSelect<Value extends string>(props: FilterSelectProps<Value>) {
  const { label, any, options, value, onChange } = props;
  const look = value === null ? "border-edge text-mist" : "border-gold text-gold";
  return (
    <span className={`relative min-w-0 ${look}`}>
      <select
        aria-label={label}
        value={value ?? ""}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.target.value)?.value ?? null)
        }
        className={`min-h-11 w-full cursor-pointer appearance-none truncate border-b bg-ink pr-5 hover:text-moon ${look}`}
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronIcon className="pointer-events-none absolute top-3.5 right-0 size-4" />
    </span>
  );
}
