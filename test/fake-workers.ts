/** A browser's service workers, as far as a page uses them; the test controls their state. */
export class FakeWorker extends EventTarget {
  state = "installing";
  readonly messages: unknown[] = [];
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
  postMessage(message: unknown) {
    this.messages.push(message);
  }
}

export class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  isRegistered = true;
  constructor(readonly scope = "https://hospital.example/") {
    super();
  }
  find(worker: FakeWorker) {
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
  }
  async unregister() {
    this.isRegistered = false;
    return true;
  }
}

export class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  readonly registered: string[] = [];
  constructor(readonly registration = new FakeRegistration()) {
    super();
  }
  give(worker: FakeWorker) {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
  async register(address: string) {
    this.registered.push(address);
    return this.registration;
  }
  async getRegistrations() {
    return [this.registration];
  }
}
