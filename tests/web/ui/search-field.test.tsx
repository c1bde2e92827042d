import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchField } from "#web/components/ui/search-field.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A field whose page is slow to take over what was searched for. */
function field() {
  const onSearch = vi.fn();
  const view = render(<SearchField label="Search" value="" onSearch={onSearch} />);
  const input = screen.getByLabelText<HTMLInputElement>("Search");
  return {
    input,
    onSearch,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    pause: () => act(() => vi.advanceTimersByTime(300)),
    become: (value: string) => view.rerender(<SearchField label="Search" value={value} onSearch={onSearch} />),
  };
}

describe("A field that searches by itself", () => {
  it("asks once the typing pauses, without the blanks around", () => {
    const { type, pause, onSearch } = field();
    type("Jo");
    type("John ");
    expect(onSearch).not.toHaveBeenCalled();
    pause();
    expect(onSearch.mock.calls).toEqual([["John"]]);
  });

  it("leaves the blank between two words where it was typed, though it has searched meanwhile", () => {
    const { input, type, pause, become } = field();
    type("John ");
    pause();
    become("John");
    expect(input.value).toBe("John ");
  });

  it("keeps what is typed while the page still takes over the search before", () => {
    const { input, type, pause, become } = field();
    type("Joh");
    pause();
    type("John");
    become("Joh");
    expect(input.value).toBe("John");
    pause();
    become("John");
    expect(input.value).toBe("John");
  });

  it("takes over what is searched for from elsewhere, such as cleared filters", () => {
    const { input, type, pause, become } = field();
    type("John");
    pause();
    become("John");
    become("");
    expect(input.value).toBe("");
  });
});
