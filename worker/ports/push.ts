/** Web push to a person's devices; a device that is gone is forgotten. */
export interface Push {
  notify(userId: string, message: { readonly title: string; readonly body: string; readonly url: string }): Promise<void>;
}
