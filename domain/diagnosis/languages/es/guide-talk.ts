import type { GuideWording } from "../wording.ts";

export const es: GuideWording = {
  canDrive: {
    stop_now: "No. No lo mueva, ni despacio.",
    next_safe_exit: "Hasta la próxima salida segura o el lugar más cercano donde lo reparen, no más lejos.",
    with_care: "Sí, con cuidado, y solo mientras nada empeore: vigile los medidores.",
    not_applicable: "No, no antes de que alguien lo revise.",
  },
  labels: { yes: "Sí", no: "No", cant_tell: "No sé decirlo" },
  onTruck: (truck, text) => `En su ${truck}: ${text}`,
  unmatched: "Eso no me quedó claro como respuesta. Toque una, o escríbala con otras palabras:",
  standing: "Sigue detenido: no lo maneje.",
  changed: (label) => `Cambiado: ${label}.`,
  do: "Haga esto:",
  doNot: "No haga esto:",
  who: "Quién puede ayudar:",
  found: (words) => `Bien, lo encontró: ${words}. Dígaselo a quien lo repare.`,
  fixed: "Qué bueno que ya funciona. Lo que debe cumplirse antes de manejar:",
  minutes: (from, to) => `${from}–${to} min`,
  dollars: (from, to) => `$${from}–${to}`,
  costOf: { tow: "Grúa", visit: "Servicio en el lugar" },
  record: { asked: "Preguntado y contestado", found: "Encontrado", unknown: "No se sabe" },
};
