import type { Page } from "playwright-core";

/** The live room on a page, the driver's or the technician's. */
export class RoomPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Writes a line and sends it. */
  async write(text: string): Promise<void> {
    const field = this.page.getByLabel("Message", { exact: true });
    await field.fill(text);
    await field.press("Enter");
  }

  line(text: string) {
    return this.page.getByRole("listitem").filter({ hasText: text });
  }

  /** The messages that begin with a mark, in the order in which they stand. */
  async linesWith(mark: string): Promise<string[]> {
    const texts = await this.page.getByText(new RegExp(`^${mark} `)).allTextContents();
    return texts.map((text) => text.trim());
  }
}
