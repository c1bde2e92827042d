import type { AnswerWords } from "../../knowledge/answer-word-ids.ts";

export const spanish: AnswerWords = {
  green: /verde|rosa|naranja/i,
  black: /negr[oa]|caf[eé]/i,
  red: /\broj[oa]/i,
  dry: /no marca|nada|sin aceite/i,
  over: /(?:arriba|encima|pasad).{0,9}(?:full|llen|m[aá]x)/i,
  half: /mitad|medi[oa]/i,
  seat: /asiento/i,
  driving: /rodando|manejando|en marcha/i,
  slid: /movi|corri|creo/i,
  both: /\d{2} (?:los dos|ambos)|(?:los dos|ambos) .{0,6}\d{2}/i,
  idle: /ralent|acelera/i,
  place: /(?:salida|milla|autopista|carretera) ?\d/i,
  trailer: /trai?la|remolque/i,
  worse:
    /(?<!(?:como|que|de) )\bantes\b|a veces|m[aá]s o menos|a medias|no (?:siempre|tanto|igual)|tardan?\b|cuesta|pis[ao]r?(?:le|lo)? .{0,6}(?:mucho|m[aá]s|duro|fuerte)/iu,
  parked: /^\P{L}*(?:(?:s[ií]|ya|estoy|ando)\P{L}+)*(?:estacionad|parquead|aparcad)[oa](?:\P{L}+ya)?\P{L}*$/iu,
  stopped: /^\P{L}*(?:(?:s[ií]|ya|estoy|ando|me)\P{L}+)*(?:par[eé]|parad[oa]|detenid[oa]|detuve)(?:\P{L}+ya)?\P{L}*$/iu,
};
