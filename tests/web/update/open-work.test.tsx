import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { openWork, workIsOpen } from "#web/lib/open-work.ts";

test("nothing is open on a page that is only read", () => {
  render(<input aria-label="Name" defaultValue="as it came" />);
  expect(workIsOpen()).toBe(false);
});

test("what was typed is work until it is taken away again, or its field is gone", async () => {
  const view = render(<textarea aria-label="What's wrong?" />);
  await userEvent.type(screen.getByLabelText("What's wrong?"), "no air");
  expect(workIsOpen()).toBe(true);
  await userEvent.clear(screen.getByLabelText("What's wrong?"));
  expect(workIsOpen()).toBe(false);
  await userEvent.type(screen.getByLabelText("What's wrong?"), "no air");
  view.unmount();
  expect(workIsOpen()).toBe(false);
});

test("a search is no work", async () => {
  render(<input type="search" aria-label="Search" />);
  await userEvent.type(screen.getByLabelText("Search"), "TRK");
  expect(workIsOpen()).toBe(false);
});

test("a dialog and a conversation are work while they are there", () => {
  const dialog = render(<div role="dialog" aria-label="Chat" />);
  expect(workIsOpen()).toBe(true);
  dialog.unmount();
  const room = render(<form {...openWork} />);
  expect(workIsOpen()).toBe(true);
  room.unmount();
  expect(workIsOpen()).toBe(false);
});
