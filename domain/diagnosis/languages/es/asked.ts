import type { AskedWords } from "../../knowledge/asked-for.ts";

const may = "(puedo|puede|podemos|podria|debo|alcanzo|alcanza|se puede|es seguro|es legal|esta bien)";

/** How drivers ask in Spanish, without accents (conclusion/asked-for.ts reads it). */
export const askedInSpanish: AskedWords = {
  human: "cone(cte|cta)(me|rme)|hablar con una",
  who: "(eres|es|sos) ~ (humano|persona|robot|bot|maquina|real)|quien (eres|es usted)|que eres",
  may_drive: `${may} ~ (manej*|segui*|irme|ir|llegar|rodar|mover*|andar|avanzar|continuar|correr|regresar)|le (sigo|doy)|sigo o|hasta donde|que tan lejos|llego (a|al|hasta|¿|\\d+)|${may} ~ (hacer|aguantar|jalar) ~ (millas?|despacio)|(aguanta*|llego|doy) ~ millas ~ ¿|(despacio|despacito) ~ ¿`,
  miles_left:
    "cuant[ao]s? (millas |tiempo )?((me|le) )?(queda*|falta*|tengo)|cuant[ao]s? ~ antes del? (5|derate)|cuando se quita",
  danger:
    "(es|sera|tan) ((eso|muy) )?(peligros*|grave|segur*|malo)(?! (para|manej*|segui*))|(peligro*|grave) ¿|hay peligro",
  start: "(puedo|debo|intento|lo|la|le) ~ (prend*|arranc*|encend*|enciend*) ~ ¿|(puedo|debo) ~ intentar*",
  sleep: `${may} ~ (dorm*|descans*|quedarme|motor prendido)|me intoxico`,
  brake_water: "agua ~ (frenos?|balatas?|tambor*|ruedas?)|(ech*|pongo|moj*) ~ agua",
  cap: "(puedo|abro|cuando|cuanto|le echo|le pongo|se puede) ~ (tapon|tapa|agua|anticongelante|refrigerante)(?! .{0,12}def)",
  cool: "(cuant*|cuando|puedo|hasta) ~ (abrir*|enfri*)",
  thaw: "(cuant*|como|cuando|puedo) ~ (descongel*|deshiel*|derret*|desgel*)",
  drain: "(cuant*|como|cuando) ~ (dren*|purg*)",
  brakes_fail: "que ~ si ~ frenos?",
  jump: "(puedo|como|se puede|le) ~ (corriente|puente|brinc*)",
  starting_fluid: "eter|starting fluid",
  cost: "cuanto ((me|nos|va|a|es|por|seria) )*(cuest*|cost*|cobra*|sale|salir|vale|es|por)|precios?|cost[oe]s?|que cuesta|cobran|(grua|remolque) ~ cuanto",
  time: "cuanto ((mas|se|tiempo|rato) )*(tard*|demora*|dura|espero|esperar)|cuanto (tiempo|rato)|a que hora|cuando (llega|viene)",
  normal:
    "(cuant*|que|cual) ~ (normal|limite)|(presion|temperatura|grados|voltios|libras|\\d\\d+|eso|esta) ~ (normal|bien) ¿|normal (¿|o|que)|es (eso )?normal|(es|son|esta) (muy |eso )?(mucho|mucha|demasiad*|poco|bastante|alt[ao]|baj[ao]) ~ ¿|(mucho|demasiado) ¿|cuanto ~ (permitid*|permite*)",
  legal: "(es|sera) (i?legal)|multa*|fuera de servicio|(dot|inspector*) ~ (para*|saca*|deja*)",
  regen: "(como|que|puedo|cuanto|donde) ~ regen*",
  derate: "que (es|significa) ~ (derate|inducement)",
  steady: "(que|como) (es|significa|quiere decir) ~ (fija|parpade*)",
  code: "que (es|son|significan?) ~ (spn|fmi|codigos?)(?! \\d)|(donde|como) ~ (codigos?|spn)",
  clear_code: "(como|puedo) ~ (borr*|quit*|reset*|apag*) ~ (codigos?|falla*|luz|foco)",
  triangles: "(donde|como|cuant*) ~ triangulos?",
  nearby: "(donde|cual|hay|busco) ~ cerca*|(taller|mecanico|dealer|llantera) ~ cerca*",
  hos: "horas de servicio|mi reloj|bitacora|(on|off) duty|14 horas",
  plan: "suscri*|prueba (gratis|de)|mensual*|al mes|mi plan|cancel*|(que|donde) ~ pagina|es gratis|(?<=^ )gratis ¿|(cuesta|costo|precio|pagar|cobran|gratis) ~ (app|aplicacion|roadflare)|(app|aplicacion|roadflare) ~ (cuesta|gratis|cobra*)",
  company:
    "donde estan (ustedes|ubicados)|de donde son|(su|numero de|que) (telefono|numero|taller|direccion) ~ (¿|\\.|llamar)|(arreglan|reparan) ~ (troques|camiones|trailers|trocas)",
  explain:
    "que es eso|que (significa|quiere decir|quieres decir)|no ((le|te) )?enti?end*|en espanol|mas (facil|simple|claro)|repit*|no se (donde|como) (ver|mirar|checar|buscar|revisar)|(como|donde) (lo |la |se )?(veo|checo|busco|miro|reviso|ve)",
  solved: "ya (quedo|jalo|funciona|sirve|prendio|se (arreglo|compuso|quito))|solucion*|resuelto",
  defeat: "(liber*|suelto|soltar) ~ frenos? ~ sin aire",
  get_around:
    "(brinc*|puente*|puent*) ~ (sensor*|switch|cable*)|(pinz*|dobl*|tap[oa]|tapar*|prens*|apret*|aprieto) ~ (manguera|linea)|enjaul*|darle la vuelta|desconect* ~ (baterias?|sensor*|corriente)",
  question: "(puedo|debo|podria|se puede)|(?<=^ )(por que|cuando|cuanto|quien)",
  what: "(?<=(^|\\.) )((y|entonces|ahora|ok) )*(que|como|donde|cual)|(y|entonces) (ahora|luego)|que hago",
  by_mistake: "sin querer|por (error|accidente)|equivoque",
  thanks: "gracias|grasias|adios|hasta luego",
};
