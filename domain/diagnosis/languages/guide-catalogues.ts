type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;
type Loaders = Readonly<Record<string, () => Promise<Catalogues>>>;

/** The words of guides in the other languages, by language and part; each is a module that is loaded at first use. */
export const loadCatalogues: Readonly<Record<"es" | "ar" | "ru", Loaders>> = {
  es: {
    air: async () => (await import("./es/guides/brakes/air-catalogue.ts")).catalogue,
    brakes: async () => (await import("./es/guides/brakes/catalogue.ts")).catalogue,
    starting: async () => (await import("./es/guides/electrical/starting-catalogue.ts")).catalogue,
    electrical: async () => (await import("./es/guides/electrical/catalogue.ts")).catalogue,
    power: async () => (await import("./es/guides/engine/power-catalogue.ts")).catalogue,
    engine: async () => (await import("./es/guides/engine/catalogue.ts")).catalogue,
    cooling: async () => (await import("./es/guides/cooling/catalogue.ts")).catalogue,
    fuel: async () => (await import("./es/guides/fuel/catalogue.ts")).catalogue,
    emissions: async () => (await import("./es/guides/emissions/catalogue.ts")).catalogue,
    transmission: async () => (await import("./es/guides/transmission/catalogue.ts")).catalogue,
    tires: async () => (await import("./es/guides/tires/catalogue.ts")).catalogue,
    steering: async () => (await import("./es/guides/steering/catalogue.ts")).catalogue,
  },
  ar: {
    air: async () => (await import("./ar/guides/brakes/air-catalogue.ts")).catalogue,
    brakes: async () => (await import("./ar/guides/brakes/catalogue.ts")).catalogue,
    starting: async () => (await import("./ar/guides/electrical/starting-catalogue.ts")).catalogue,
    electrical: async () => (await import("./ar/guides/electrical/catalogue.ts")).catalogue,
    power: async () => (await import("./ar/guides/engine/power-catalogue.ts")).catalogue,
    engine: async () => (await import("./ar/guides/engine/catalogue.ts")).catalogue,
    cooling: async () => (await import("./ar/guides/cooling/catalogue.ts")).catalogue,
    fuel: async () => (await import("./ar/guides/fuel/catalogue.ts")).catalogue,
    emissions: async () => (await import("./ar/guides/emissions/catalogue.ts")).catalogue,
    transmission: async () => (await import("./ar/guides/transmission/catalogue.ts")).catalogue,
    tires: async () => (await import("./ar/guides/tires/catalogue.ts")).catalogue,
    steering: async () => (await import("./ar/guides/steering/catalogue.ts")).catalogue,
  },
  ru: {
    air: async () => (await import("./ru/guides/brakes/air-catalogue.ts")).catalogue,
    brakes: async () => (await import("./ru/guides/brakes/catalogue.ts")).catalogue,
    starting: async () => (await import("./ru/guides/electrical/starting-catalogue.ts")).catalogue,
    electrical: async () => (await import("./ru/guides/electrical/catalogue.ts")).catalogue,
    power: async () => (await import("./ru/guides/engine/power-catalogue.ts")).catalogue,
    engine: async () => (await import("./ru/guides/engine/catalogue.ts")).catalogue,
    cooling: async () => (await import("./ru/guides/cooling/catalogue.ts")).catalogue,
    fuel: async () => (await import("./ru/guides/fuel/catalogue.ts")).catalogue,
    emissions: async () => (await import("./ru/guides/emissions/catalogue.ts")).catalogue,
    transmission: async () => (await import("./ru/guides/transmission/catalogue.ts")).catalogue,
    tires: async () => (await import("./ru/guides/tires/catalogue.ts")).catalogue,
    steering: async () => (await import("./ru/guides/steering/catalogue.ts")).catalogue,
  },
};
