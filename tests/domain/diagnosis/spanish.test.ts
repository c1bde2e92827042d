import { describe, expect, it } from "vitest";
import type { Category, RedFlag } from "#domain/diagnosis/assessment.ts";
import { assess } from "#domain/diagnosis/index.ts";

const says = (content: string) => assess({ messages: [{ role: "user", content }], language: "es" });

describe("Spanish as drivers of many countries speak it: a danger is heard", () => {
  it.each<[string, RedFlag]>([
    ["se prendió la palabra STOP colorada y pita", "red_stop_lamp"],
    ["se me fueron las brecas bajando la loma", "no_brakes"],
    ["no agarra el freno compa", "no_brakes"],
    ["el pedal no tiene resistencia", "no_brakes"],
    ["no frena bien en la bajada", "no_brakes"],
    ["truena el motor por dentro", "engine_knock"],
    ["la flecha del agua está en lo colorado", "overheat"],
    ["se prendió poquito el zacate abajo", "fire"],
    ["el pedal se fue hasta el piso y no frena", "no_brakes"],
    ["chicharra de aire sonando y la aguja cayendo", "low_air"],
    ["la cabrilla se trabó, no gira para ningún lado", "steering_lost"],
    ["reventó la yanta delantera", "steer_tire"],
    ["le faltan dos bulones a la rueda del acoplado", "wheel_loose"],
    ["la aceiterita roja prendida y ruido de biela", "oil_pressure"],
    ["hierve el agua y sale vapor por la trompa", "overheat"],
    ["llamitas saliendo del turbo", "fire"],
    ["va botando gasoil del tanque, un chorro", "fuel_leak"],
    ["quedé atravesado en las vías del ferrocarril", "live_lane"],
    ["me sangra la cabeza, volqué", "injury"],
  ])("%s", (text, flag) => {
    const found = says(text);
    expect(found).toMatchObject({ urgency: "emergency", drive: "stop_now" });
    expect(found.redFlags).toContain(flag);
  });
});

it.each(["no me carga el aire", "no carga aire", "no junta aire"])(
  "Air that does not build stops the truck: %s",
  (text) => {
    const { category, urgency, drive } = says(text);
    expect({ category, urgency, drive }).toEqual({ category: "brakes", urgency: "emergency", drive: "stop_now" });
  },
);

describe("Spanish as drivers of many countries speak it: what is over, another's, denied or asked about is no danger", () => {
  it.each([
    "a mi primo se le quemó la patana el año pasado, la mía nomás trae un bombillo fundido",
    "los frenos de estacionamiento no sueltan con 125 libras, atrapado en el puerto",
    "se pierde aire despacito, el compresor no descansa; la alarma no ha sonado ni una vez",
    "jala sola a la derecha desde que pegué con el borde",
    "¿cuántas libras de aceite debe marcar en ralentí?",
    "no sale humo ni hay fuego, solo chilla la correa",
    "ya me repusieron las balatas, ahora frena bien",
    "el bombillo de la placa no alumbra",
  ])("%s", (text) => {
    const found = says(text);
    expect(found.redFlags).toEqual([]);
    expect(found.urgency).not.toBe("emergency");
  });
});

describe("Spanish as drivers of many countries speak it: systems and wishes", () => {
  it.each<[string, Category]>([
    ["las tamboras rechinan al frenar despacio", "brakes"],
    ["la compresora tarda mucho en cargar aire", "brakes"],
    ["los frenos de la caja no sueltan", "brakes"],
    ["la llanta de la caja se ponchó", "tires"],
    ["el chuto no prende, solo hace clic clic", "electrical"],
    ["da vueltas bien rápido y no agarra", "fuel"],
    ["pierde agua por el radiador, gotea poquito", "cooling"],
    ["el cloch patina en la subida", "transmission"],
    ["no me entran las marchas, la tercera rasca", "transmission"],
    ["prendió el chequendengue amarillo pero jala bien", "warning_lights"],
    ["la ballesta se quebró y va ladeado", "steering_suspension"],
    ["humo prieto por el mofle y no tira", "engine"],
    ["mándenme una grúa, el camión no rueda", "towing"],
    ["se me encerraron las llaves adentro del camión", "roadside"],
    ["¿venden rulemanes para rueda de remolque?", "parts"],
    ["cambié de teléfono, ¿cómo actualizo mi cuenta?", "account"],
  ])("%s", (text, category) => {
    expect(says(text).category).toBe(category);
  });
});

describe("Everyday Spanish words are no misspelt words of the trade", () => {
  it.each(["un socio mío vive en Tampa", "la señora llamó hace ratos", "nos vemos en Fresno"])("%s", (text) => {
    expect(says(text)).toMatchObject({ urgency: "low", redFlags: [] });
  });
});

describe("Spanish of people nobody had met: of a small degree, denied, over, or in another sense", () => {
  it.each([
    "volqué no, pero me metí en el lodo",
    "incendio no hay, solo polvo",
    "ya no tira diesel, apreté la abrazadera y todo seco",
    "después de cambiar la batería no reacciona, ni clic",
    "hirvió una vez allá atrás, ya está frío",
    "La de dirección izquierda está un poco comida del filo, aire en 110",
    "Un poquito de juego en el volante, siempre ha sido así",
    "cama de aire baja, lenta",
    "pasé las vías del tren y algo sonó atrás",
  ])("%s", (text) => {
    expect(says(text).redFlags).toEqual([]);
  });

  it.each<[string, RedFlag]>([
    ["la raya del aceite ni sube", "oil_pressure"],
    ["la quinta rueda se abrió caminando", "unnamed_danger"],
    ["vengo de bajada en neutral y me está ganando la carga", "no_brakes"],
    ["mi compañero se desmayó, el chofer no reacciona", "injury"],
  ])("and a danger is heard: %s", (text, flag) => {
    expect(says(text).redFlags).toContain(flag);
  });
});
