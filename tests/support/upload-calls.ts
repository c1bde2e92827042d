/**
 * Stands in for the browser's XMLHttpRequest in tests of pages: sends through `fetch`, which tests answer, and says
 * half-way that half has gone out.
 */
export class UploadCall {
  readonly upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null };
  readonly #stop = new AbortController();
  #target = "";
  #method = "GET";
  status = 0;
  responseText = "";
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;

  open(method: string, target: string): void {
    this.#method = method;
    this.#target = target;
  }

  abort(): void {
    this.#stop.abort();
  }

  send(body: FormData): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    fetch(this.#target, { method: this.#method, body, signal: this.#stop.signal })
      .then(async (answer) => {
        this.responseText = await answer.text();
        this.status = answer.status;
        this.onload?.();
      })
      .catch(() => this.#stop.signal.aborted || this.onerror?.());
  }
}
