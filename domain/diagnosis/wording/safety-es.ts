import type { PartialWording } from "./wording.ts";

export const es: PartialWording = {
  safety: {
    titles: {
      fire: "Fuego: aléjese del camión ahora",
      injury: "Hay una persona herida: llame al 911 ahora",
      crash: "Choque: llame al 911 ahora",
      hazmat: "Material peligroso: aléjese contra el viento y llame al 911",
      fuel_leak: "Fuga de combustible: apague el motor, nada de llamas, aléjese",
      live_lane: "Está en un carril con tráfico: salga del paso",
      no_brakes: "Frenos: deténgase ahora y no mueva el camión",
      low_air: "Poco aire: deténgase ahora, los frenos pueden bloquearse o fallar",
      steering_lost: "Dirección: deténgase ahora y no siga",
      steer_tire: "Llanta delantera: deténgase ahora, no siga",
      wheel_loose: "Rueda floja: deténgase ahora, no siga",
      smoke: "Humo u olor a quemado: deténgase ahora y salga",
      oil_pressure: "Presión de aceite: apague el motor ahora",
      engine_knock: "Golpeteo del motor: apague el motor ahora",
      overheat: "Sobrecalentamiento: deténgase y apague el motor ahora",
      red_stop_lamp: "Luz roja de STOP: deténgase ahora, apague el motor",
      stop_code: "Código de parada: deténgase ahora, apague el motor",
    },
    steps: {
      flashers: "Encienda las intermitentes de inmediato.",
      leave_lane: "Si todavía rueda: salga primero del carril, al acotamiento o a una salida, y no siga más.",
      stop_safely: "Deténgase en cuanto haya un lugar fuera del tráfico, y no siga más.",
      get_out: "Salga por el lado contrario al tráfico y aléjese, detrás de la barrera si la hay.",
      far_away: "Aleje a todos por lo menos 100 pies (30 m), contra el viento.",
      call_911: "Llame al 911 ahora. Diga carretera, dirección y milla.",
      call_911_if: "Llame al 911 si no puede salir del carril, o si hay fuego, heridos o una fuga.",
      no_extinguish:
        "Use el extintor solo en un fuego pequeño y con la salida a su espalda. Nunca abra el cofre ni las puertas sobre un fuego.",
      engine_off: "Apague el motor. No lo arranque otra vez para probar.",
      no_flames: "Sin llamas, sin fumar, sin bengalas.",
      gentle_brake:
        "Mientras ruede: baje de marcha, use el freno de motor, frene de forma constante; use una rampa de emergencia si la hay.",
      chock: "Freno de estacionamiento puesto, ruedas calzadas. Nunca se meta debajo del camión.",
      no_brake_bypass: "No libere, enjaule ni anule ningún freno.",
      hot_cap: "No abra el tapón del refrigerante: está caliente y a presión.",
      no_wheel_touch: "No toque la rueda caliente o floja y manténgase lejos de ella.",
      no_water: "Mantenga lejos a la gente; no toque lo que se derramó. Tenga listos los documentos de la carga.",
      no_move_injured: "No mueva a un herido, salvo que haya fuego.",
      triangles:
        "Tres triángulos antes de 10 minutos, solo si puede caminar con seguridad: vía de dos sentidos a 10 y 100 pies atrás y 100 adelante; vía dividida a 10, 100 y 200 pies atrás.",
    },
  },
  reply: {
    decision: {
      stop_now: "Deténgase ahora. Primero salga del carril, después no siga más.",
      next_safe_exit: "No vaya más allá de la próxima salida o lugar donde pueda detenerse; después, que lo revisen.",
      with_care:
        "Nada de lo que escribió obliga a parar de inmediato. Vaya con cuidado, vigile los medidores y deténgase si algo empeora.",
      not_applicable: "Por ahora el camión se queda donde está. Intermitentes puestas y lejos del tráfico.",
    },
    doNow: "Haga esto ahora:",
    likely: "Probable (por lo que escribió, no es seguro):",
    check: "Revise, si puede hacerlo sin riesgo:",
    because: "por",
    code: "Código",
    handover: "Puedo conectarle ahora con soporte humano: un técnico sigue desde aquí.",
    handoverEmergency: "Cuando esté a salvo puedo conectarle con soporte humano: un técnico sigue desde aquí.",
    photos: "No puedo ver fotos; un técnico mirará las suyas.",
    languageChanged: "A partir de ahora respondo en español.",
  },
};
