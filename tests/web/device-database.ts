import "fake-indexeddb/auto";
import { indexedDB as fakeDatabases } from "fake-indexeddb";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { emptyDeviceDatabase } from "#web/lib/device-database.ts";

// Other files share this process and have a device without a database.
Reflect.deleteProperty(globalThis, "indexedDB");

/** Gives the tests of a file a device with a database, which is empty before each of them. */
export function prepareDeviceDatabase(): void {
  beforeAll(() => {
    Object.defineProperty(globalThis, "indexedDB", { value: fakeDatabases, configurable: true });
  });
  beforeEach(emptyDeviceDatabase);
  afterAll(async () => {
    await emptyDeviceDatabase();
    // The page's connection closes itself when its database is deleted.
    await new Promise((resolve) => {
      fakeDatabases.deleteDatabase("roadflare").onsuccess = resolve;
    });
    Reflect.deleteProperty(globalThis, "indexedDB");
  });
}
