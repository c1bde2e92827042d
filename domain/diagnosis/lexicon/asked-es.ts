import type { AskedWords } from "../facts/asked-for.ts";

const may =
  "(?:puedo|puede|podemos|podria|podre|debo|alcanzo|alcanza|se puede|es (?:seguro|legal)|esta bien|hay problema)\\b";

/** How drivers ask in Spanish, without accents. */
export const askedInSpanish: AskedWords = {
  human:
    "(?:hablar|habla|comuni[cq]\\w*|cone[ck]t\\w*|pas[ea]\\w*|quiero|quisiera|necesito|hay)\\b.{0,16}\\b(?:persona|humano|alguien|operador|agente|tecnico|soporte)\\b|cone(?:cte|ctame|ctarme)|comuniqueme",
  who: "(?:eres|es|sos)\\b.{0,12}\\b(?:humano|persona|robot|bot|maquina|real|computadora)\\b|quien (?:eres|es usted)|que eres|persona o\\b",
  may_drive: `(?:${may}.{0,25}\\b(?:manej|segui|irme|ir\\b|llegar|rodar|mover|andar|avanzar|continuar|jalar|correr|regresar)|le (?:sigo|doy)|sigo o\\b|hasta donde|que tan lejos|es (?:peligros|grave|segur)|llego (?:a|hasta))`,
  miles_left: "cuant[ao]s? (?:millas |tiempo )?(?:me |le )?(?:queda|falta)\\w*",
  start: "(?:puedo|debo|intento|trato de|lo|la|le)\\b.{0,10}\\b(?:prend|arranc|encend|enciend)\\w+ ?.{0,25}\\?",
  sleep: `(?:me )?${may}.{0,30}\\b(?:dorm|descans|quedarme|motor prendido)|(?:puedo|solo)\\b.{0,20}\\bdormir|me intoxico`,
  brake_water:
    "(?:agua|moj\\w+)\\b.{0,20}\\b(?:frenos?|balatas?|tambor\\w*|ruedas?|llantas?)\\b|frenos?\\b.{0,15}\\bagua\\b",
  cap: "(?:puedo|abro|cuando|cuanto|le (?:echo|pongo)|debo|se puede)\\b.{0,30}\\b(?:tapon|tapa|agua|anticongelante|refrigerante)\\b(?!.{0,12}\\bdef\\b)",
  brakes_fail: "que .{0,10}\\bsi .{0,20}\\bfrenos?\\b",
  jump: "(?:puedo|como|se puede|le (?:doy|paso|hago))\\b.{0,20}\\b(?:corriente|puente|brinc\\w+)\\b",
  starting_fluid: "(?:eter|starting fluid|liquido (?:de|para) arran\\w+)\\b",
  cost: "cuanto (?:me |nos |va a |seria|es\\b|por)?(?:cuesta|costar|cobra|sale|salir|vale|seria|es\\b|por\\b)|precios?\\b|cost[oe]s?\\b|cuesta|cobran",
  time: "cuanto (?:(?:mas )?(?:se )?(?:tarda|demora|dura|espero|tiempo|rato)|.{0,12}(?:esperar|tardar))|a que hora|cuando (?:llega|viene)",
  normal:
    "(?:cuant[oa]s?|que|cual)\\b.{0,25}\\bnormal\\b|(?:presion|temperatura|grados|voltios|libras|\\d\\d+)\\b.{0,25}\\b(?:normal|bien|bueno)\\b.{0,6}\\?",
  regen: "(?:como|que|puedo|cuanto|donde)\\b.{0,30}\\bregen",
  derate: "que (?:es|significa|quiere decir)\\b.{0,15}\\b(?:derate|inducement)",
  code: "que (?:es|son|significan?|quieren? decir)\\b.{0,15}\\b(?:spn|fmi|codigos?)\\b(?!.{0,6}\\d)|(?:donde|como)\\b.{0,25}\\b(?:codigos?|spn)\\b",
  triangles: "(?:donde|como|cuant\\w+)\\b.{0,25}\\btriangulo|triangulos?\\b.{0,8}\\bdonde",
  nearby:
    "(?:donde|cual|hay|busco|algun)\\b.{0,30}\\b(?:cerca|cercano|mas proximo)\\b|(?:taller|mecanico|dealer|llantera)\\b.{0,12}\\bcerca",
  hos: "horas de servicio|mi reloj|bitacora|(?:on|off) duty|14 horas",
  plan: "suscri|prueba (?:gratis|de)|mensual|al mes\\b|mi plan\\b|cancel|que pagina|donde .{0,10}pagina",
  explain:
    "que es eso\\b|(?:que|como que) (?:significa|quiere decir|quieres decir)|no (?:le |te )?(?:entiend|entendi)|en espanol|mas (?:facil|simple|claro|sencillo)|repit|no se (?:donde|como) (?:ver|mirar|checar|buscar|revisar|se)|(?:como|donde) (?:lo |la |se )?(?:veo|checo|busco|miro|reviso|ve)\\b",
  solved:
    "ya (?:quedo|se (?:arreglo|compuso|quito)|jalo|funciona|sirve|prendio|lo arregl\\w+)|solucion|resuelto|todo bien|olvid[ea]lo",
  thanks: "gracias|grasias|adios|hasta luego|nos vemos",
};
