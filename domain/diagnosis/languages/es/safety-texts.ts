import type { SafetyTexts } from "../wording.ts";

export const es: SafetyTexts = {
  safety: {
    titles: {
      fire: "Fuego: aléjese del camión ya",
      carbon_monoxide: "Humo del escape en la cabina (monóxido de carbono): apague el motor, todos afuera",
      injury: "Hay una persona herida: llame al 911 ya",
      crash: "Choque: llame al 911 ya",
      hazmat: "Hazmat: aléjese cuesta arriba, con el viento de frente, y llame al 911",
      fuel_leak: "Fuga de combustible: apague el motor, nada de llamas, aléjese",
      battery_gas: "Baterías sobrecargándose: apague el motor, sin chispas, no se acerque",
      live_lane: "Parado en un carril con tráfico: llame al 911 ya",
      train: "En las vías del tren: bájense todos y aléjense ya",
      power_line: "Cable de luz caído: quédese en la cabina, llame al 911",
      flood: "Sube el agua: vaya ya a un lugar alto",
      no_brakes: "Fallan los frenos: párese ya y no mueva el camión",
      low_air: "Poco aire: párese ya, los frenos pueden amarrarse o fallar",
      steering_lost: "Dirección: párese ya, no lo maneje",
      steer_tire: "Llanta delantera: párese ya, no avance más",
      wheel_loose: "Rueda o maza floja: párese ya, no avance más",
      smoke: "Humo u olor a quemado: párese ya y bájese",
      oil_pressure: "Baja presión de aceite: apague el motor ya",
      engine_knock: "El motor golpea: apáguelo ya",
      overheat: "Se calienta: párese y apague el motor ya",
      red_stop_lamp: "Luz roja STOP: párese ya, apague el motor",
      stop_code: "Código de STOP: párese ya, apague el motor",
      unnamed_danger: "Esto puede ser peligroso: párese ya",
    },
    steps: {
      flashers: "Prenda las intermitentes ya.",
      leave_lane: "Si todavía se mueve, primero salga del carril: acotamiento o salida. Ahí párese.",
      stay_belted:
        "¿No se mueve? Quédese con el cinturón puesto, a menos que pueda bajarse sin pisar el tráfico. Luego váyase detrás de la barrera, lejos del camión.",
      off_tracks:
        "Aléjese de las vías aunque no se vea tren. Si viene: aléjese de las vías en diagonal, hacia el lado de donde viene. Los pedazos vuelan para el otro lado.",
      call_railroad: "Llame al número del letrero azul del cruce y lea el número del cruce. Ellos avisan a los trenes.",
      stay_in_cab: "Quédese en la cabina. No toque metal. Que nadie se acerque a menos de 35 pies (10 m).",
      jump_clear:
        "Solo si hay fuego: salte lejos, con los pies juntos, sin tocar camión y suelo a la vez. Aléjese arrastrando los pies.",
      high_ground:
        "Lleve a todos a un lugar alto ya. Si hay corriente o no abren las puertas: por la ventana, al techo.",
      no_wading: "Nunca camine ni maneje por agua con corriente.",
      stop_safely: "Párese en el primer lugar fuera del tráfico y quédese ahí.",
      get_out: "Bájese por el lado contrario al tráfico. Póngase detrás de la barrera, lejos del camión.",
      far_away: "Aleje a todos por lo menos 100 pies (30 m), con el viento de frente.",
      far_hazmat:
        "Aleje a todos por lo menos 330 pies (100 m), cuesta arriba y con el viento de frente. Pipa en llamas: media milla (800 m).",
      call_911: "Llame al 911 ya. Diga carretera, dirección y milla.",
      call_911_if: "Llame al 911 si no puede salir del carril, o si hay fuego, heridos o una fuga.",
      no_extinguish:
        "Extintor: solo para un fuego chico y con la salida a su espalda. Si hay fuego adentro, no abra el cofre ni las puertas de la caja.",
      engine_off: "Apague el motor. No lo prenda otra vez para probar.",
      no_flames: "Sin llamas, sin fumar, sin bengalas.",
      gentle_brake:
        "Si todavía rueda: freno de motor, pedal parejo. En bajada fuerte y con velocidad no suelte el cambio. Use la rampa de emergencia si la hay.",
      chock:
        "Calce las ruedas y luego ponga el freno de estacionamiento (frenos echando humo: solo calzas hasta que se enfríen). Nunca se meta debajo del camión.",
      no_brake_bypass: "No suelte ni anule ningún freno, tampoco con el tornillo (caging).",
      hot_cap: "No abra el tapón del radiador ni del depósito: está caliente y a presión.",
      no_wheel_touch: "No toque la rueda caliente o floja. No se le acerque.",
      no_water: "Mantenga lejos a la gente. No toque lo que se derramó. Tenga listos los papeles de la carga.",
      no_move_injured: "No mueva a un herido, a menos que haya fuego.",
      fresh_air: "Todos afuera, al aire libre. Dolor de cabeza o mareo: llame al 911.",
      no_sleep:
        "No duerma, no espere ni deje el motor prendido en esta cabina: el humo del escape lo mata mientras duerme.",
      no_battery: "No toque baterías ni cables: el gas puede explotar.",
      no_start: "No lo prenda ni dé vuelta a la llave. ¿Está prendido? Apáguelo. Primero un mecánico o la grúa.",
      off_no_flames: "Cuando se pare: motor apagado, sin llamas, sin fumar.",
      no_water_brakes: "No eche agua a frenos calientes: que se enfríen.",
      stay_with_truck:
        "Quédese con el camión. Frío: ropa seca, cobijas, escape sin nieve. Calor: sombra, agua. Si no basta, o alguien se confunde: llame al 911.",
      no_dark: "No maneje de noche sin luces o sin luces de freno.",
      no_grass:
        "¿Sobre pasto? Cancele la regen y llévelo ya a pavimento. Si el pasto ya echa humo: bájese y llame al 911.",
      triangles:
        "Triángulos antes de 10 minutos, si puede caminar sin riesgo. Dos sentidos: a 10 y 100 pies (3 y 30 m) atrás y 100 adelante. Interestatal o un sentido: a 10, 100 y 200 pies (3, 30 y 60 m) atrás. Loma o curva: ese, de 100 a 500 pies (30 a 150 m).",
    },
  },
  notes: {
    ifYouStop: "Si se para en el camino o cerca: intermitentes de inmediato.",
    codeMaker: "código propio del fabricante; lo busca el dealer",
    noFmi: "sin FMI",
  },
};
