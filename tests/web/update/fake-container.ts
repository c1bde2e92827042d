/** A browser's service workers as far as the page sees them: a test installs versions and lets them take over. */
export class FakeContainer extends EventTarget {
  controller: FakeWorker | null;
  readonly registration = new FakeRegistration();
  readonly registered: { readonly url: string; readonly options: RegistrationOptions | undefined }[] = [];

  constructor(controlled: boolean) {
    super();
    this.controller = controlled ? new FakeWorker("activated") : null;
  }

  async register(url: string, options?: RegistrationOptions): Promise<ServiceWorkerRegistration> {
    this.registered.push({ url, options });
    return this.registration as unknown as ServiceWorkerRegistration;
  }

  /** A version was fetched whole and waits. */
  install(): FakeWorker {
    const worker = new FakeWorker("installing");
    this.registration.installing = worker;
    this.registration.dispatchEvent(new Event("updatefound"));
    worker.become("installed");
    this.registration.installing = null;
    this.registration.waiting = worker;
    return worker;
  }

  /** A version controls this page from now on. */
  takeOver(worker: FakeWorker): void {
    this.registration.waiting = null;
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }

  asContainer(): ServiceWorkerContainer {
    return this as unknown as ServiceWorkerContainer;
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  checks = 0;

  async update(): Promise<void> {
    this.checks += 1;
  }
}

export class FakeWorker extends EventTarget {
  state: string;
  readonly messages: unknown[] = [];

  constructor(state: string) {
    super();
    this.state = state;
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }

  postMessage(message: unknown): void {
    this.messages.push(message);
  }
}
