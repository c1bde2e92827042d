import type { Mail, MailMessage } from "#worker/ports/mail.ts";

/** Keeps what was sent. */
export class MemoryMail implements Mail {
  readonly sent: MailMessage[] = [];

  async send(message: MailMessage): Promise<void> {
    this.sent.push(message);
  }

  /** What was sent to one address, oldest first. */
  to(address: string): readonly MailMessage[] {
    return this.sent.filter(({ to }) => to === address);
  }
}
