export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends mail through a provider, or into the local outbox. Rejects when the provider refuses. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
