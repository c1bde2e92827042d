import { Search } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { cn } from "../../lib/cn.ts";
import { Input } from "./input.tsx";

/** Somebody types: the search begins this many milliseconds after the last letter. */
const typingPause = 250;

interface SearchFieldProps {
  label: string;
  /** What is searched for now; empty for nothing. */
  value: string;
  onSearch: (text: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
  className?: string;
}

/** A field whose text is searched for by itself, trimmed, once the typing pauses. */
export function SearchField({ label, value, onSearch, inputRef, className }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  /** Asked for from here, and not the value yet: when it becomes that, what was typed since stays as it is. */
  const asked = useRef<string[]>([]);

  useEffect(() => {
    const at = asked.current.indexOf(value);
    asked.current.splice(0, at === -1 ? asked.current.length : at + 1);
    if (at === -1) setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      asked.current.push(typed.trim());
      onSearch(typed.trim());
    }, typingPause);
    return () => clearTimeout(timer);
  }, [typed, value, onSearch]);

  return (
    <div className={cn("relative", className)}>
      <Search
        className="pointer-events-none absolute start-3.5 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
        aria-hidden
      />
      <Input
        {...(inputRef === undefined ? {} : { ref: inputRef })}
        type="search"
        className="ps-11 staff:ps-10"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={label}
        aria-label={label}
      />
    </div>
  );
}
