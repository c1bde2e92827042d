import type { SafetyTexts } from "../wording.ts";

export const es: SafetyTexts = {
  safety: {
    titles: {
      fire: "Fuego: aléjese del camión ahora",
      carbon_monoxide: "Gas de escape en la cabina: apague el motor, todos afuera",
      injury: "Hay una persona herida: llame al 911 ahora",
      crash: "Choque: llame al 911 ahora",
      hazmat: "Material peligroso: aléjese hacia el lado de donde viene el viento y llame al 911",
      fuel_leak: "Fuga de combustible: apague el motor, nada de llamas, aléjese",
      battery_gas: "Baterías con sobrecarga: apague el motor, sin chispas, aléjese",
      live_lane: "Está en un carril con tráfico: salga del paso",
      train: "Vías del tren: todos afuera y lejos ahora",
      power_line: "Cable eléctrico: quédese en la cabina, llame al 911",
      flood: "El agua sube: todos afuera, a un lugar alto",
      no_brakes: "Frenos: deténgase ahora y no mueva el camión",
      low_air: "Poco aire: deténgase ahora, los frenos pueden bloquearse o fallar",
      steering_lost: "Dirección: deténgase ahora y no siga",
      steer_tire: "Llanta delantera: deténgase ahora, no siga",
      wheel_loose: "Rueda o maza: deténgase ahora, no siga",
      smoke: "Humo u olor a quemado: deténgase ahora y salga",
      oil_pressure: "Presión de aceite: apague el motor ahora",
      engine_knock: "Golpeteo del motor: apague el motor ahora",
      overheat: "Sobrecalentamiento: deténgase y apague el motor ahora",
      red_stop_lamp: "Luz roja de STOP: deténgase ahora, apague el motor",
      stop_code: "Código de parada: deténgase ahora, apague el motor",
      unnamed_danger: "Esto puede ser peligroso: deténgase ahora",
    },
    steps: {
      flashers: "Encienda las intermitentes de inmediato.",
      leave_lane: "Si todavía rueda: salga primero del carril, al acotamiento o a una salida, y no siga más.",
      off_tracks:
        "Lejos de las vías, se vea un tren o no; hacia el tren, a 45° de las vías: los restos vuelan hacia adelante.",
      call_railroad: "Llame al número del letrero azul del cruce: ellos paran los trenes.",
      stay_in_cab: "Quédese en la cabina, no toque metal; que nadie se acerque a menos de 35 pies (10 m).",
      jump_clear:
        "Solo si hay fuego: salte lejos con los pies juntos, sin tocar camión y suelo a la vez, y aléjese arrastrando los pies.",
      high_ground:
        "Lleve a todos a un lugar alto ya; si hay corriente o el agua traba las puertas: por una ventana, al techo.",
      no_wading: "Nunca camine ni maneje por agua con corriente.",
      stop_safely: "Deténgase en cuanto haya un lugar fuera del tráfico, y no siga más.",
      get_out: "Salga por el lado contrario al tráfico y aléjese, detrás de la barrera si la hay.",
      far_away: "Aleje a todos por lo menos 100 pies (30 m), hacia el lado de donde viene el viento.",
      call_911: "Llame al 911 ahora. Diga carretera, dirección y milla.",
      call_911_if: "Llame al 911 si no puede salir del carril, o si hay fuego, heridos o una fuga.",
      no_extinguish:
        "Use el extintor solo en un fuego pequeño y con la salida a su espalda. Nunca abra el cofre ni las puertas sobre un fuego.",
      engine_off: "Apague el motor. No lo arranque otra vez para probar.",
      no_flames: "Sin llamas, sin fumar, sin bengalas.",
      gentle_brake:
        "Mientras ruede: baje de marcha, use el freno de motor, frene de forma constante; use una rampa de emergencia si la hay.",
      chock: "Freno de estacionamiento puesto, ruedas calzadas. Nunca se meta debajo del camión.",
      no_brake_bypass: "No suelte ni anule ningún freno, tampoco con el tornillo (caging).",
      hot_cap: "No abra el tapón del refrigerante: está caliente y a presión.",
      no_wheel_touch: "No toque la rueda caliente o floja y manténgase lejos de ella.",
      no_water: "Mantenga lejos a la gente; no toque lo que se derramó. Tenga listos los documentos de la carga.",
      no_move_injured: "No mueva a un herido, salvo que haya fuego.",
      fresh_air: "Todos fuera de la cabina, al aire libre. Dolor de cabeza o mareo: llame al 911.",
      no_sleep: "No duerma, no espere ni deje el motor andando en esta cabina: el gas de escape mata dormido.",
      no_battery: "No toque baterías ni cables: el gas puede explotar.",
      no_start: "No lo arranque ni dé vuelta a la llave; si está prendido, apáguelo. Primero un mecánico o una grúa.",
      off_no_flames: "Al parar: motor apagado, sin llamas, sin fumar.",
      no_water_brakes: "No eche agua a frenos calientes: que se enfríen.",
      stay_with_truck:
        "Quédese con el camión. Frío: ropa seca, cobijas, escape sin nieve. Calor: sombra, agua. Llame al 911 si no basta o si alguien se confunde.",
      no_dark: "No maneje de noche sin luces o sin luces de freno.",
      no_grass:
        "No sobre pasto: pare la regeneración (motor apagado si hace falta) y mueva el camión a pavimento limpio ya.",
      triangles:
        "En la vía o a su lado, solo si puede caminar sin riesgo: tres triángulos antes de 10 minutos. Dos sentidos: a 10 y 100 pies (3 y 30 m) atrás y 100 adelante. Un sentido o dividida: a 10, 100 y 200 pies (3, 30 y 60 m) atrás. Cerca de loma o curva: ese, de 100 a 500 pies (30 a 150 m).",
    },
  },
  notes: {
    ifYouStop: "Si se detiene en la vía o a su lado: intermitentes de inmediato.",
    codeMaker: "número propio del fabricante, lo consulta un concesionario",
    noFmi: "sin FMI",
  },
};
