import { brand } from "../../../brand.ts";
import type { TalkWording } from "../wording.ts";

export const es: Pick<TalkWording, "reply"> = {
  reply: {
    decision: {
      stop_now: "Párese ya. Primero salga del carril, luego estaciónese.",
      next_safe_exit: "Hasta la próxima salida o lugar seguro, no más. Luego que lo revisen.",
      with_care:
        "Nada de lo que escribió obliga a parar de inmediato. Con cuidado, y solo mientras nada empeore: vigile los medidores.",
      not_applicable:
        "Por ahora no lo maneje. Si se mueve, sáquelo del camino. Intermitentes prendidas y lejos del tráfico.",
    },
    doNow: "Haga esto ahora:",
    likely: "Probable (por lo que escribió, no es seguro):",
    check: "Revise, si puede hacerlo sin riesgo:",
    because: "porque escribió",
    causeUnknown: "Con esto todavía no sé la causa.",
    needed: "Probablemente hará falta:",
    code: "Código",
    codeUnknown: "no está en mi lista; un dealer puede consultarlo",
    handover: "Puedo conectarlo ahora con un técnico, una persona. Él sigue con usted.",
    handoverEmergency: "Cuando esté a salvo, puedo conectarlo con un técnico, una persona. Él sigue con usted.",
    photos: "No puedo ver fotos; un técnico mirará las suyas.",
    unclear: "Todavía no sé lo suficiente. Mientras tanto no siga.",
    greeting: "Hola. Dígame qué le pasa al camión, con sus palabras.",
    account: "Para su plan, prueba, pagos o acceso abra la página Cuenta.",
    offTopic: "Solo ayudo con fallas de camiones. ¿Qué le pasa al suyo?",
    defeat:
      "No ayudo a anular frenos, apagados, emisiones ni registros: puede matar y es ilegal. Lo que ayuda: reparar la causa; un técnico puede verla con usted.",
    towing: "Un técnico puede organizar la grúa. Espere lejos del tráfico.",
    roadside: "Un técnico puede organizar el auxilio en carretera. Espere lejos del tráfico.",
    parts:
      "Podemos llevarle refacciones de 8 AM a 8 PM. Escriba la refacción, su camión (marca, año) y dónde está; un técnico confirma antes con usted la refacción y el precio.",
    earlier: "Antes en este camión:",
    still: "Igual que antes:",
    stays: "No lo mueva. El camión se queda ahí.",
    no: "No.",
    typical: "Aproximado:",
    beforeOrder: "Le damos precio y hora de llegada antes de pedir nada.",
    danger: {
      yes: "Es peligroso.",
      may: "Puede volverse peligroso.",
      none: "No veo señal de peligro en lo que escribió.",
    },
    noted: "Anotado:",
    against: "Eso hace menos probable:",
    inShort: {
      stop_now: "párese ya, no avance más",
      next_safe_exit: "no más allá de la próxima salida segura",
      with_care: "con cuidado, y solo mientras nada empeore",
      not_applicable: "por ahora no siga",
    },
    unanswered: "Eso no lo sé con certeza.",
    mayDrive: {
      stop_now: "No. No lo mueva, ni despacio.",
      next_safe_exit: "Solo hasta el lugar más cercano donde lo reparen, no más lejos (49 CFR 396.7).",
      with_care: "Con cuidado, y solo mientras nada empeore: vigile los medidores.",
      not_applicable: "No antes de que alguien lo revise.",
    },
    answers: {
      cap: "Frío es frío a la mano, a menudo después de más de una hora. Entonces llene despacio.",
      clear_code: "El código se va cuando se repara la causa; borrarlo no repara nada.",
      code: "SPN dice qué parte, FMI cómo falla. Parado, búsquelo en el menú del tablero: Diagnostics o Faults.",
      company: `${brand.product} no es un taller: un técnico puede organizar la ayuda. El botón de llamada marca al auxilio en carretera.`,
      derate: "Derate (inducement): el motor corta fuerza y velocidad por una falla de emisiones hasta que se repare.",
      explain: "Escriba lo que ve, oye o huele. “No sé” también sirve.",
      hos: "Esperar con el camión descompuesto es on duty y el reloj de 14 horas corre; una descompostura no es condición adversa. Off duty solo si su compañía de verdad lo releva.",
      jump: "Nunca con baterías congeladas, hinchadas o con fuga. Mismo voltaje, más con más, el menos al final y al chasis, lejos de ellas.",
      legal:
        "Con una falla peligrosa solo puede ir al lugar más cercano donde lo reparen (49 CFR 396.7). Qué decide un inspector no lo sé.",
      miles_left: "Nadie puede decir cuántas millas o cuánto tiempo queda: cambia según la marca y el programa.",
      nearby: "Los talleres cerca están en Ayuda cercana. Llame antes: no sé quién abre ni quién recibe camiones.",
      plan: "14 días gratis sin tarjeta; después Solo $19.99 o Fleet $79.99 al mes (/pricing). Se cancela en la página Cuenta (/account).",
      regen:
        "Regeneración con el camión parado: lejos de pasto y de lo que arda, freno de estacionamiento, neutral, motor caliente, y el botón o menú de regen; 20 a 60 min. Una falla activa la bloquea.",
      sleep: "Solo fuera del tráfico y sin olor a escape: ese gas mata dormido.",
      starting_fluid: "Nada de éter: con precalentador puede explotar.",
      steady: "Fija: la luz se queda prendida. Parpadea: se prende y se apaga.",
      tell: "Diga a quien venga: marca, año, motor, carga, desde cuándo, qué revisó.",
      tell_tires: "Diga al servicio de llantas la medida que está en el costado.",
      thanks: "Con gusto. Si algo vuelve a pasar, escríbame.",
      thaw: "Calor, nunca una llama. El DEF congelado se deshiela solo con el motor prendido, a menudo en una hora; el diésel gelificado necesita un lugar cálido y a menudo filtro nuevo.",
      tread:
        "No con cuerdas o separación a la vista, ponchada o con fuga que se oye; dibujo mínimo 4/32 pulg. adelante, 2/32 en las demás (49 CFR 393.75).",
      who: `Soy el asistente automático de ${brand.product}, un programa, no una persona. Un técnico puede seguir con usted.`,
    },
  },
};
