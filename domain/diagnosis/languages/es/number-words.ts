import type { NumberWords } from "../number-words.ts";

export const spanish: NumberWords = {
  units: {
    0: "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis/dieciséis diecisiete dieciocho diecinueve",
    21: "veintiuno/veintiún veintidós/veintidos veintitrés/veintitres veinticuatro veinticinco veintiséis/veintiseis veintisiete veintiocho veintinueve",
  },
  tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
  hundreds:
    "cien/ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
  multiples: { 1000: "mil" },
};
